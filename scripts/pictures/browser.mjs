// Debian's Chromium, driven without a network.
import { chromium } from 'playwright-core';

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

export async function openBrowser() {
  return chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--font-render-hinting=none'],
  });
}

/** Takes a picture of a page of HTML. `width` in CSS pixels; `height` only to cut the picture off. */
export async function shoot(browser, html, path, { width, height, theme = 'light' }) {
  const context = await browser.newContext({
    viewport: { width, height: height ?? 600 },
    colorScheme: theme,
    offline: true,
  });
  const page = await context.newPage();
  await page.setContent(html, { waitUntil: 'load' });
  await page.screenshot({ path, fullPage: height === undefined });
  await context.close();
}
