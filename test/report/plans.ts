import { hostileText, seeded } from './hostile.ts';
import { ARMS, type ArmPlan, type RunPlan } from './results-builder.ts';

const TWO: readonly ArmPlan[] = [
  { name: 'v1', skill: 0.4 },
  { name: 'v2', skill: 0.6 },
];

function sizes(): [string, RunPlan][] {
  return [2, 3, 8].flatMap((arms) =>
    [10, 500, 10_000].map((cases): [string, RunPlan] => [
      `${arms}-arms-${cases}-cases`,
      { arms: ARMS.slice(0, arms), cases, seed: 3, gates: [{ type: 'pass_rate', min: 0.85 }] },
    ]),
  );
}

const EMOJI = ['👩‍👩‍👧', '👍🏽', '🏴‍☠️', '❤️‍🔥', '🇩🇪', '1️⃣'];
const hostile = seeded(42);
const HOSTILE = Array.from({ length: 400 }, () => hostileText(hostile, 20));
const hostileAt = (index: number) => HOSTILE[index % HOSTILE.length] ?? '';

/** The runs whose comments stand as golden files, by the name of the file. */
export const PLANS: ReadonlyMap<string, RunPlan> = new Map<string, RunPlan>([
  ...sizes(),
  [
    'all-passed',
    {
      arms: [
        { name: 'v1', skill: 2 },
        { name: 'v2', skill: 2 },
      ],
      cases: 40,
    },
  ],
  [
    'all-errored',
    {
      arms: [
        { name: 'v1', skill: 1, errors: 1 },
        { name: 'v2', skill: 1, errors: 1 },
      ],
      cases: 12,
      statistics: false,
    },
  ],
  [
    'inconclusive',
    {
      arms: [
        { name: 'v1', skill: 2, stopAt: 30 },
        { name: 'v2', skill: 2, stopAt: 0, missedCalls: 3 },
      ],
      cases: 40,
      gates: [],
      interrupted: true,
      statistics: false,
    },
  ],
  ['one-arm', { arms: [{ name: 'gpt-5.2', skill: 0.6, price: 0.001 }], cases: 60 }],
  ['one-arm-few-cases', { arms: [{ name: 'gpt-5.2', skill: 0.6 }], cases: 6, calls: false }],
  ['without-statistics', { arms: TWO, cases: 45, statistics: false, calls: false, tags: [] }],
  [
    'informational-arm',
    {
      arms: [
        { name: 'v1', skill: 2 },
        { name: 'v2', skill: 0.3, required: false },
      ],
      cases: 12,
    },
  ],
  ['reported-only', { arms: TWO, cases: 12, failOn: 'never' }],
  [
    'contract',
    {
      arms: TWO,
      cases: 12,
      failOn: 'contract',
      graded: true,
      gates: [
        { type: 'pass_rate', min: 0.9 },
        { type: 'mean_score', min: 0.5 },
      ],
    },
  ],
  [
    'trials',
    {
      arms: [
        { name: 'v1', skill: 0.6 },
        { name: 'v2', skill: 0.7 },
      ],
      cases: 20,
      trials: 3,
    },
  ],
  [
    'twelve-arms',
    { arms: [...ARMS, ...ARMS.slice(0, 4).map((arm) => ({ ...arm, name: `${arm.name}-b` }))], cases: 30 },
  ],
  [
    'long-ids',
    { arms: TWO, cases: 12, id: (index) => `${'a-very-long-id/'.repeat(20).slice(0, 297)}-${index + 10}` },
  ],
  [
    'emoji',
    {
      name: '🤖 support',
      arms: [
        { name: '🐢 slow', skill: 0.4 },
        { name: '🐇 fast', skill: 0.6 },
      ],
      cases: 12,
      id: (index) => `${EMOJI[index % EMOJI.length]}-${index}`,
      output: (index, passed) =>
        `${passed ? '5 days' : 'no'} ${(EMOJI[index % EMOJI.length] ?? '').repeat(60)}`,
    },
  ],
  [
    'right-to-left',
    {
      name: 'תמיכה',
      arms: [
        { name: 'דגם א', skill: 0.4 },
        { name: 'النموذج ب', skill: 0.6 },
      ],
      cases: 12,
      id: (index) => `החזר/${index}`,
      input: () => 'متى يصل طردي؟ رقم الطلب 4512.',
      output: (_, passed) => (passed ? 'تصل خلال 5 أيام (5 days).' : 'לא יודע.'),
    },
  ],
  [
    'chinese',
    {
      name: '客服机器人',
      arms: [
        { name: '模型甲', skill: 0.4 },
        { name: '模型乙', skill: 0.6 },
      ],
      cases: 12,
      id: (index) => `退款／${index}`,
      input: () => '我的包裹什么时候到？',
      output: (_, passed) => (passed ? '五天（5 days）之内。' : '对不起，我不知道。'),
    },
  ],
  [
    'hostile',
    {
      name: HOSTILE.slice(0, 3).join(''),
      arms: [
        { name: hostileAt(7), skill: 0.4 },
        { name: `${hostileAt(8)}|@octocat #12`, skill: 0.6, errors: 0.2 },
      ],
      cases: 24,
      tags: [hostileAt(100), hostileAt(101)],
      id: (index) => `${hostileAt(index)}${index}`,
      input: (index) => hostileAt(index + 50),
      output: (index) => hostileAt(index + 90),
      error: hostileAt(33) + hostileAt(34),
    },
  ],
]);
