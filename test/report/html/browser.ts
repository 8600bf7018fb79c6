import { type Browser, chromium, type Page } from 'playwright-core';

/** Debian's Chromium. `CHROMIUM` names another one. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
}

/** A page with what went wrong on it. */
export interface OpenPage {
  readonly page: Page;
  /** Errors of the script, console messages, and requests that the page made. */
  readonly trouble: string[];
}

/** Opens a report as a file is opened: no network. */
export async function openReport(
  browser: Browser,
  html: string,
  options: { colorScheme?: 'light' | 'dark'; width?: number } = {},
): Promise<OpenPage> {
  const context = await browser.newContext({
    offline: true,
    colorScheme: options.colorScheme ?? 'light',
    viewport: { width: options.width ?? 1280, height: 900 },
  });
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('console', (message) => trouble.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => trouble.push(error.message));
  const address = 'https://report.invalid/report.html';
  // Answered here, so that the page has an address; anything else it asks for is trouble.
  await page.route('**/*', (route) => {
    if (route.request().url() === address) return route.fulfill({ contentType: 'text/html', body: html });
    if (!route.request().url().endsWith('/favicon.ico')) trouble.push(`request: ${route.request().url()}`);
    return route.abort();
  });
  await page.goto(address);
  return { page, trouble };
}
