import { expect, test } from 'vitest';
import {
  type CommentPolicy,
  type CommentView,
  type OwnReport,
  planComment,
  removable,
  type StoredComment,
} from '../../src/github/comment-plan.ts';

const OLD = 'a'.repeat(40);
const NEW = 'b'.repeat(40);

function own(change: Partial<OwnReport> = {}): OwnReport {
  return {
    key: 'k',
    sha: NEW,
    run: { id: '20', attempt: '1' },
    passed: false,
    mode: 'always',
    textFor: ({ sha, run }) => `results at ${sha} in ${run.id}.${run.attempt}`,
    ...change,
  };
}

function stored(sha: string, run: string, change: Partial<StoredComment> = {}): StoredComment {
  const [id = '', attempt = ''] = run.split('.');
  return {
    id: 1,
    nodeId: 'n',
    url: 'u',
    minimized: false,
    text: 'other results',
    marker: { key: 'k', sha, run: { id, attempt } },
    ...change,
  };
}

const view = (comment?: StoredComment, headSha = NEW): CommentView => ({
  headSha,
  duplicates: [],
  ...(comment ? { comment } : {}),
});

test.each<[string, CommentView, Partial<OwnReport>, string]>([
  ['no comment yet', view(), {}, 'create'],
  ['no comment yet, and an old commit', view(undefined, OLD), {}, 'create'],
  ['a comment of an older commit', view(stored(OLD, '10.1')), {}, 'update'],
  ['a comment of an older commit by a newer run', view(stored(OLD, '30.1')), {}, 'update'],
  ['a comment of a newer commit', view(stored(NEW, '10.1')), { sha: OLD }, 'stale'],
  [
    'a comment of another commit, none of them the newest',
    view(stored(OLD, '10.1'), 'c'.repeat(40)),
    {},
    'stale',
  ],
  ['a newer run of this commit', view(stored(NEW, '30.1')), {}, 'stale'],
  ['a later attempt of this run', view(stored(NEW, '20.2')), {}, 'stale'],
  [
    'an earlier attempt of this run',
    view(stored(NEW, '20.1')),
    { run: { id: '20', attempt: '2' } },
    'update',
  ],
  ['our own comment', view(stored(NEW, '20.1', { text: `results at ${NEW} in 20.1` })), {}, 'keep'],
  [
    'the same results by an older run',
    view(stored(NEW, '10.1', { text: `results at ${NEW} in 10.1` })),
    {},
    'keep',
  ],
  [
    'the same results at an older commit',
    view(stored(OLD, '10.1', { text: `results at ${OLD} in 10.1` })),
    {},
    'update',
  ],
])('%s', (_, seen, change, kind) => {
  expect(planComment(seen, own(change)).kind).toBe(kind);
});

const SAME = stored(OLD, '10.1', { text: `results at ${OLD} in 10.1` });
const OTHER = stored(OLD, '10.1');

test.each<[CommentPolicy, boolean, StoredComment | undefined, string]>([
  ['on-failure', true, undefined, 'silent'],
  ['on-failure', false, undefined, 'create'],
  ['on-failure', true, OTHER, 'update'],
  ['on-change', true, undefined, 'create'],
  ['edit-only', false, undefined, 'silent'],
  ['edit-only', false, OTHER, 'update'],
  ['on-change', true, SAME, 'keep'],
  ['on-change', true, OTHER, 'update'],
])('mode %s, passed %s', (mode, passed, comment, kind) => {
  expect(planComment(view(comment), own({ mode, passed })).kind).toBe(kind);
});

test.each([
  [false, false, false],
  [true, true, false],
  [true, false, true],
])('hidden %s, passed %s: shown again %s', (minimized, passed, show) => {
  expect(planComment(view(stored(OLD, '10.1', { minimized })), own({ passed }))).toMatchObject({ show });
});

test('duplicates of this run and of older ones go, a newer run’s stays', () => {
  const duplicates = [
    stored(NEW, '20.1', { id: 2 }),
    stored(NEW, '10.1', { id: 3 }),
    stored(NEW, '30.1', { id: 4 }),
  ];
  expect(removable({ ...view(), duplicates }, own()).map((one) => one.id)).toEqual([2, 3]);
});
