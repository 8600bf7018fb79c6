import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fromHtml } from 'hast-util-from-html';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderHtml } from '../../../src/report/html/html.ts';
import type { Results } from '../../../src/results/results.ts';
import { arm, failed, judgeArms, passed, trial } from '../../comparison/builders.ts';
import { byTag, textOf } from '../cmark.ts';
import { PLANS } from '../plans.ts';
import { ARMS, buildResults } from '../results-builder.ts';
import { type OpenPage, openBrowser, openReport } from './browser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

async function withPage(
  results: Results,
  use: (open: OpenPage) => Promise<void>,
  options = {},
): Promise<void> {
  const open = await openReport(browser, renderHtml(results), options);
  try {
    await use(open);
    expect(open.trouble).toEqual([]);
  } finally {
    await open.page.context().close();
  }
}

/** Findings of axe that are serious or worse, as `rule: element`. */
async function findings(page: Page): Promise<string[]> {
  // The page lets no script of others in, so axe comes through the debugger.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: AXE });
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `axe.run(document).then(({ violations }) => JSON.stringify(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 200)))))`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails !== undefined)
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return JSON.parse(String(result.value)) as string[];
}

const status = (page: Page) => page.locator('#status').textContent();
const rowTexts = (page: Page) => page.locator('#grid [data-position] .id').allTextContents();
const middle = buildResults({ arms: ARMS.slice(0, 3), cases: 120, seed: 3 });

/** Cases of the results that hold a condition, by id. */
function idsWhere(results: Results, test: (index: number) => boolean): string[] {
  return results.cases.filter((_, index) => test(index)).map((info) => info.case);
}

describe('the page without its script', () => {
  it.each([...PLANS].filter(([, plan]) => plan.cases <= 60))(
    '%s holds verdict, arms and gates',
    (_, plan) => {
      const results = buildResults(plan);
      const tree = fromHtml(renderHtml(results));
      expect(byTag(tree, 'script')).toHaveLength(2);
      expect(byTag(tree, 'img', 'a', 'iframe', 'link').map((element) => element.properties.href)).toEqual([
        '#cases',
      ]);
      expect(textOf(byTag(tree, 'h1')[0] ?? tree)).toMatch(/^(✅|❌|⚠️) /);
      const rows = byTag(byTag(tree, 'table')[0] ?? tree, 'tr');
      const arms = results.arms.length > 3 ? rows.slice(1) : byTag(rows[0] ?? tree, 'th');
      expect(arms).toHaveLength(results.arms.length);
      const gates = byTag(tree, 'section').find((element) => element.properties.id === 'gates');
      const count = results.arms.flatMap((arm) => arm.gates).length;
      expect(gates === undefined ? 0 : byTag(gates, 'tr').length - 1).toBe(count);
    },
  );

  it('lets nothing run but its own script and style', () => {
    const policy = String(byTag(fromHtml(renderHtml(middle)), 'meta')[1]?.properties.content);
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'$/,
    );
  });

  it('says what was paid, as the comment does', () => {
    const footer = byTag(fromHtml(renderHtml(middle)), 'footer')[0];
    expect(textOf(footer ?? fromHtml(''))).toMatch(/calls: \d+ replayed, \d+ recorded · spent \$0\.\d+/);
  });

  it('shows how often each label was answered with each', () => {
    const results = buildResults({
      arms: [{ name: 'v1', skill: 0.5 }],
      cases: 12,
      // A line end that JavaScript's own trim leaves alone.
      output: (_, passed) => (passed ? ' 5 days\u0085' : 'never'),
    });
    const passed = results.arms[0]?.cases.passed ?? 0;
    expect(passed).toBeGreaterThan(0);
    const classification = {
      labeled_cases: 12,
      unlabeled_cases: 0,
      accuracy: 0.5,
      macro_f1: 0.5,
      per_class: [{ label: '5 days', precision: 1, recall: 0.5, f1: 0.5, support: 12 }],
    };
    const tree = fromHtml(
      renderHtml({ ...results, arms: results.arms.map((arm) => ({ ...arm, classification })) }),
    );
    const section = byTag(tree, 'section').find((element) => element.properties.id === 'classification');
    const matrix = byTag(section ?? tree, 'table')[1];
    expect(
      byTag(matrix ?? tree, 'tr').map((row) => byTag(row, 'th', 'td').map((cell) => textOf(cell))),
    ).toEqual([
      ['Expected', '5 days', 'another answer'],
      ['5 days', String(passed), String(12 - passed)],
    ]);
  });
});

describe('the page in a browser', () => {
  it('shows the cases, and of many those that differ first', async () => {
    await withPage(buildResults({ arms: ARMS.slice(0, 2), cases: 8 }), async ({ page }) => {
      expect(await status(page)).toBe('8 of 8 cases');
      expect(await rowTexts(page)).toHaveLength(8);
    });
    await withPage(middle, async ({ page }) => {
      const differing = idsWhere(
        middle,
        (index) =>
          new Set(middle.arms.map((arm) => arm.results[index]?.verdict)).size > 1 ||
          middle.comparison.rows[index]?.winner != null,
      );
      expect(await status(page)).toBe(`${differing.length} of 120 cases`);
      expect((await rowTexts(page)).slice(0, 5)).toEqual(differing.slice(0, 5));
    });
  });

  it('filters by state, arm, tag and text', async () => {
    await withPage(middle, async ({ page }) => {
      const failedIn = (arm: number) =>
        idsWhere(middle, (index) => middle.arms[arm]?.results[index]?.passed === false);
      await page.selectOption('#show', 'failed');
      await page.selectOption('#arm', '2');
      expect(await status(page)).toBe(`${failedIn(2).length} of 120 cases`);
      await page.selectOption('#tag', { label: 'billing' });
      const billing = failedIn(2).filter((id) => id.startsWith('billing/'));
      expect(await rowTexts(page)).toEqual(billing);
      await page.selectOption('#show', 'all');
      await page.selectOption('#tag', '-1');
      await page.fill('#text', 'CHARGED twice');
      await page.getByText('15 of 120 cases', { exact: true }).waitFor();
      expect((await rowTexts(page)).every((id) => id.startsWith('billing/'))).toBe(true);
      await page.fill('#text', 'refund/0001');
      await page.getByText('1 of 120 cases', { exact: true }).waitFor();
      await page.fill('#text', 'no such thing');
      await page.getByText('0 of 120 cases', { exact: true }).waitFor();
      expect(await rowTexts(page)).toEqual([]);
    });
  });

  it('finds errored, skipped and flaky cases', async () => {
    const plans = { errored: 'all-errored', skipped: 'inconclusive', flaky: 'trials' };
    for (const [show, name] of Object.entries(plans)) {
      const plan = PLANS.get(name);
      if (plan === undefined) throw new Error(name);
      const results = buildResults(plan);
      const wanted = idsWhere(results, (index) =>
        results.arms.some((arm) => {
          const result = arm.results[index];
          const passed = result?.trials?.filter((trial) => trial.passed).length ?? 0;
          return show === 'flaky'
            ? passed > 0 && passed < (result?.trials?.length ?? 0)
            : result?.verdict === show;
        }),
      );
      expect(wanted.length).toBeGreaterThan(0);
      await withPage(results, async ({ page }) => {
        await page.selectOption('#show', show);
        expect(await status(page)).toBe(`${wanted.length} of ${results.cases.length} cases`);
      });
    }
  });

  it('opens a case with the outputs side by side and the words that differ', async () => {
    await withPage(middle, async ({ page }) => {
      await page.click('[data-position="0"]');
      const id = await page.locator('#case-title').textContent();
      const index = middle.cases.findIndex((info) => info.case === id);
      expect(await page.locator('.arm h3').allTextContents()).toEqual(middle.arms.map((arm) => arm.name));
      const outputs = middle.arms
        .map((arm) => arm.results[index]?.output)
        .filter((text) => text !== undefined);
      expect(await page.locator('.arm > pre').allTextContents()).toEqual(outputs);
      expect(await page.locator('.facts').textContent()).toContain(`evals/cases.jsonl:${index + 1}`);
      await page.selectOption('#against', '0');
      expect(await page.locator('.arm ins').count()).toBeGreaterThan(0);
      expect(await page.locator('.arm del').count()).toBeGreaterThan(0);
      const kept = await page
        .locator('.arm')
        .last()
        .locator('pre')
        .evaluate((pre) =>
          [...pre.childNodes]
            .filter((node) => node.nodeName !== 'DEL')
            .map((node) => node.textContent)
            .join(''),
        );
      expect(kept).toBe(outputs.at(-1));
    });
  });

  it("gives Fisher's p with the trials of a case that went another way in the reference", async () => {
    const three = (pass: boolean) => ({ trials: [trial(pass), trial(pass), trial(pass)] });
    const results = judgeArms([
      arm('a', [passed('c0', three(true)), passed('c1', three(true))]),
      arm('b', [failed('c0', three(false)), passed('c1', three(true))]),
    ]);
    await withPage(results, async ({ page }) => {
      await page.click('[data-position="0"]');
      expect(await page.locator('.arm summary').allTextContents()).toEqual([
        '3 of 3 trials passed',
        '0 of 3 trials passed, Fisher’s p against the reference 0.100',
      ]);
    });
  });

  it('works with the keyboard alone', async () => {
    await withPage(middle, async ({ page }) => {
      const ids = await rowTexts(page);
      await page.focus('#text');
      await page.keyboard.press('Tab');
      expect(await page.evaluate('document.activeElement?.id')).toBe('grid');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      expect(await page.getAttribute('#grid', 'aria-activedescendant')).toBe('row-2');
      await page.keyboard.press('Enter');
      expect(await page.locator('#case-title').textContent()).toBe(ids[2]);
      await page.locator('#close').focus();
      await page.keyboard.press('ArrowRight');
      expect(await page.locator('#case-title').textContent()).toBe(ids[3]);
      await page.keyboard.press('Escape');
      expect(await page.evaluate("document.querySelector('#case').open")).toBe(false);
      expect(await page.evaluate('document.activeElement?.id')).toBe('grid');
      await page.keyboard.press('End');
      expect(await page.getAttribute('#grid', 'aria-activedescendant')).toBe(
        `row-${Number((await status(page))?.split(' ')[0]) - 1}`,
      );
      await page.keyboard.press('Home');
      expect(await page.getAttribute('#grid', 'aria-activedescendant')).toBe('row-0');
    });
  });

  it.each(['light', 'dark'] as const)('has no serious finding of axe in %s', async (colorScheme) => {
    await withPage(
      middle,
      async ({ page }) => {
        expect(await findings(page)).toEqual([]);
        await page.click('[data-position="0"]');
        await page.selectOption('#against', '0');
        expect(await findings(page)).toEqual([]);
      },
      { colorScheme },
    );
  });

  it('would notice: axe finds a page without a language', async () => {
    await withPage(middle, async ({ page }) => {
      await page.evaluate("document.documentElement.removeAttribute('lang')");
      expect((await findings(page)).map((finding) => finding.split(':')[0])).toEqual(['html-has-lang']);
    });
  });

  it('reads no text as HTML, whatever it holds', async () => {
    const nasty =
      '</script><script>window.hacked=1</script><!--<script>{{constructor}}<img src=x onerror="window.hacked=1">&lt;b&gt;\u2028';
    const results = buildResults({
      name: nasty,
      arms: [
        { name: nasty, skill: 0.5 },
        { name: `${nasty}2`, skill: 0.7, errors: 0.3 },
      ],
      cases: 10,
      trials: 2,
      tags: [nasty],
      id: (index) => `${nasty}${index}`,
      input: () => nasty,
      output: (index) => nasty + index,
      error: nasty,
      gates: [{ type: 'mean_score', min: 0.5, scorer: nasty }],
    });
    const shown = nasty.replace('\u2028', '\n');
    await withPage(results, async ({ page }) => {
      expect(await page.title()).toContain('</script><script>window.hacked=1');
      await page.click('[data-position="0"]');
      expect(await page.locator('#case-title').textContent()).toBe(`${shown}0`);
      expect(await page.locator('#case-content > pre').first().textContent()).toBe(shown);
      expect(await page.evaluate("'hacked' in window")).toBe(false);
      expect(await page.locator('img, main script, dialog script').count()).toBe(0);
    });
  });

  it('holds 10,000 cases of 8 arms with a page of a few rows', async () => {
    const results = buildResults({ arms: ARMS, cases: 10_000, seed: 3 });
    await withPage(results, async ({ page }) => {
      await page.selectOption('#show', 'all');
      expect(await status(page)).toBe('10,000 of 10,000 cases');
      expect(await page.locator('[data-position]').count()).toBeLessThan(80);
      await page.focus('#grid');
      await page.keyboard.press('End');
      await page.waitForSelector('[data-position="9999"]');
      expect(await page.locator('[data-position]').count()).toBeLessThan(80);
      expect(await page.locator('[data-position="9999"] .id').textContent()).toBe(results.cases[9999]?.case);
      await page.keyboard.press('Enter');
      expect(await page.locator('#case-title').textContent()).toBe(results.cases[9999]?.case);
    });
  });

  it('prints the cases that the filter shows', async () => {
    await withPage(middle, async ({ page }) => {
      await page.selectOption('#show', 'all');
      await page.evaluate(
        "addEventListener('beforeprint', () => { window.printed = document.querySelectorAll('#paper tbody tr').length; })",
      );
      const pdf = await page.pdf();
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(await page.evaluate('window.printed')).toBe(120);
      expect(await page.locator('#paper table').count()).toBe(0);
    });
  });

  it('fits a phone: nothing but tables and the grid scrolls sideways', async () => {
    await withPage(
      middle,
      async ({ page }) => {
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
      },
      { width: 390 },
    );
  });
});
