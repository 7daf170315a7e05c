import { once } from 'node:events';
import { Readable } from 'node:stream';
import { freePort } from '../../fixtures/backend.ts';
import { Child } from './child.ts';
import type { Size } from './driver.ts';
import { NoAnswer, WebDriver } from './web-driver.ts';

const ENVIRONMENT = {
  GDK_BACKEND: 'x11',
  NO_AT_BRIDGE: '1',
  // As Chromium's `--disable-gpu`: without a graphics card, layers that threads compose take a third of the processor time.
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
};

/** Space for the browser's own bars. */
const BARS = 100;

/**
 * Starts an X server without a screen on a free number; returns its name for `DISPLAY`. Without a window manager the window
 * under the mouse has the focus, and the mouse starts in the middle: so the display is only slightly larger than its one window.
 */
async function startDisplay({ width, height }: Size): Promise<{ readonly name: string; readonly server: Child }> {
  const screen = `${width}x${height + BARS}x24`;
  const server = new Child('Xvfb', ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {}, 1);
  const number = server.process.stdio[3];
  if (!(number instanceof Readable)) throw new Error('Xvfb has no stream for its number');
  const [chunk] = (await once(number, 'data')) as [Buffer];
  return { name: `:${chunk.toString().trim()}`, server };
}

/**
 * WebKitGTK's MiniBrowser with a session of its driver. A driver has one session, and a display without a window manager has one
 * focused window: so each browser has its own driver and display.
 */
export class MiniBrowser {
  readonly #driver: WebDriver;
  readonly #display: Child;
  readonly #browser: Child;
  #session = '';
  #hung: NoAnswer | undefined;

  private constructor(display: Child, browser: Child, driver: WebDriver) {
    this.#display = display;
    this.#browser = browser;
    this.#driver = driver;
  }

  static async start(program: string, size: Size): Promise<MiniBrowser> {
    const display = await startDisplay(size);
    const port = await freePort();
    const child = new Child(program, [`--port=${port}`], { ...ENVIRONMENT, DISPLAY: display.name });
    const browser = new MiniBrowser(display.server, child, new WebDriver(port));
    try {
      await browser.#begin();
      return browser;
    } catch (error) {
      await browser.#stop();
      throw error;
    }
  }

  /** @throws NoAnswer when the browser does not answer, and at once when it did not answer before. */
  async call(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object): Promise<unknown> {
    if (this.#hung) throw this.#hung;
    try {
      return await this.#driver.call(method, `${this.#session}${command}`, body);
    } catch (error) {
      if (error instanceof NoAnswer) this.#hung = error;
      throw error;
    }
  }

  async end(): Promise<void> {
    try {
      if (!this.#hung) await this.call('DELETE', '');
    } finally {
      await this.#stop();
    }
  }

  async #begin(): Promise<void> {
    await this.#driver.ready();
    const capabilities = { alwaysMatch: { browserName: 'MiniBrowser' } };
    const { sessionId } = (await this.call('POST', '/session', { capabilities })) as { sessionId: string };
    this.#session = `/session/${sessionId}`;
  }

  async #stop(): Promise<void> {
    await this.#browser.end();
    await this.#display.end();
  }
}
