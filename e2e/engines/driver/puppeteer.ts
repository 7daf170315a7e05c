import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  launch,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import { type DrivenBrowser, type DrivenWindow, type Key, partsOf, type Size } from './driver.ts';

/** Starts Chromium or Firefox. */
export async function launchWithPuppeteer(
  options: Pick<LaunchOptions, 'browser' | 'protocol' | 'executablePath' | 'args'>,
): Promise<DrivenBrowser> {
  const browser = await launch({ ...options, headless: true });
  return {
    openWindow: (size) => PuppeteerWindow.open(browser, size),
    close: () => browser.close(),
  };
}

class PuppeteerWindow implements DrivenWindow {
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #uncaught: string[] = [];
  readonly #written: Promise<string>[] = [];

  private constructor(context: BrowserContext, page: Page) {
    this.#context = context;
    this.#page = page;
    page.on('pageerror', (error) => this.#uncaught.push(`uncaught: ${String(error)}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#written.push(wordsOf(message));
    });
  }

  static async open(browser: Browser, size: Size): Promise<DrivenWindow> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(size);
    return new PuppeteerWindow(context, page);
  }

  async open(url: string): Promise<void> {
    await this.#page.goto(url);
  }

  evaluate(expression: string): Promise<unknown> {
    return this.#page.evaluate(expression);
  }

  moveMouse(x: number, y: number): Promise<void> {
    return this.#page.mouse.move(x, y);
  }

  click(x: number, y: number): Promise<void> {
    return this.#page.mouse.click(x, y);
  }

  async press(key: Key): Promise<void> {
    const { keyboard } = this.#page;
    const { plain, held } = partsOf(key);
    const pressed = plain === 'A' || plain === 'Z' ? (plain.toLowerCase() as 'a' | 'z') : plain;
    if (!held) return keyboard.press(pressed);
    await keyboard.down(held);
    await keyboard.press(pressed);
    await keyboard.up(held);
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot());
  }

  async problems(): Promise<readonly string[]> {
    return [...this.#uncaught, ...(await Promise.all(this.#written))];
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}

/** The text of a console message. A logged error is an object whose message has to be read in the page; Firefox withholds it. */
async function wordsOf(message: ConsoleMessage): Promise<string> {
  const { url = '' } = message.location();
  const parts = message
    .args()
    .map((part) => part.evaluate((value) => (value === undefined ? undefined : String(value))).catch(() => undefined));
  const words =
    parts.length > 0
      ? (await Promise.all(parts)).map((part) => part ?? 'an error without words').join(' ')
      : message.text();
  return `console: ${words} (${url})`;
}
