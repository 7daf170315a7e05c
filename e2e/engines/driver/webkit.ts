import { freePort } from '../../fixtures/backend.ts';
import { Child } from './child.ts';
import type { DrivenBrowser, DrivenWindow, Key, Size } from './driver.ts';
import { startDisplay } from './virtual-display.ts';
import { WebDriver } from './web-driver.ts';

/** WebDriver's own characters for keys that write nothing. */
const SHIFT = '\uE008';
const KEYS: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  'Shift+Tab': '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** MiniBrowser prints what pages write into their console when it is asked to. */
const ARGS = ['--automation', '--enable-write-console-messages-to-stdout=true'];
const ERROR_LINE = /^CONSOLE (?:\w+ )?ERROR .*$/gm;

/**
 * WebKitGTK's MiniBrowser, over W3C WebDriver. A driver holds one session, which is what one window with a storage of its
 * own is here.
 */
export async function launchWebKit(driver: string): Promise<DrivenBrowser> {
  const { name, server } = await startDisplay();
  const first = await WebKitWindow.open(driver, name, { width: 400, height: 300 });
  await first.close();
  return {
    version: first.version,
    openWindow: (size) => WebKitWindow.open(driver, name, size),
    close: () => server.end(),
  };
}

class WebKitWindow implements DrivenWindow {
  readonly version: string;
  readonly #process: Child;
  readonly #driver: WebDriver;
  readonly #session: string;

  private constructor(process: Child, driver: WebDriver, session: string, version: string) {
    this.#process = process;
    this.#driver = driver;
    this.#session = session;
    this.version = version;
  }

  static async open(program: string, display: string, size: Size): Promise<WebKitWindow> {
    const port = await freePort();
    const child = new Child(program, [`--port=${port}`], { DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' });
    try {
      const driver = new WebDriver(port);
      await driver.ready();
      const { sessionId, capabilities } = (await driver.call('POST', '/session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args: ARGS } } },
      })) as { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
      const window = new WebKitWindow(
        child,
        driver,
        `/session/${sessionId}`,
        `${capabilities.browserName}/${capabilities.browserVersion}`,
      );
      await window.#resize(size);
      return window;
    } catch (error) {
      await child.end();
      throw error;
    }
  }

  async open(url: string): Promise<void> {
    await this.#post('/url', { url });
  }

  async evaluate(expression: string): Promise<unknown> {
    const script =
      'const answer = arguments[arguments.length - 1];' +
      `Promise.resolve().then(() => (${expression})).then((value) => answer({ value }), (error) => answer({ error: String(error) }));`;
    const { value, error } = (await this.#post('/execute/async', { script, args: [] })) as {
      value?: unknown;
      error?: string;
    };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  async moveMouse(x: number, y: number): Promise<void> {
    await this.#pointer({ type: 'pointerMove', x, y, duration: 0 });
  }

  async click(x: number, y: number): Promise<void> {
    await this.#pointer(
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    );
  }

  async press(key: Key): Promise<void> {
    const press = stroke(KEYS[key]);
    await this.#keys(
      key === 'Shift+Tab' ? [{ type: 'keyDown', value: SHIFT }, ...press, { type: 'keyUp', value: SHIFT }] : press,
    );
  }

  async type(text: string): Promise<void> {
    await this.#keys(Array.from(text).flatMap(stroke));
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await this.#driver.call('GET', `${this.#session}/screenshot`)), 'base64');
  }

  async problems(): Promise<readonly string[]> {
    return this.#process.output.match(ERROR_LINE) ?? [];
  }

  async close(): Promise<void> {
    try {
      await this.#driver.call('DELETE', this.#session);
    } finally {
      await this.#process.end();
    }
  }

  /** Makes the page, not the window with its bars, as large as this. */
  async #resize({ width, height }: Size): Promise<void> {
    await this.#post('/window/rect', { width, height });
    const [innerWidth, innerHeight] = (await this.evaluate('[innerWidth, innerHeight]')) as [number, number];
    await this.#post('/window/rect', { width: 2 * width - innerWidth, height: 2 * height - innerHeight });
  }

  #post(command: string, body: object): Promise<unknown> {
    return this.#driver.call('POST', `${this.#session}${command}`, body);
  }

  #keys(actions: readonly object[]): Promise<unknown> {
    return this.#post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  #pointer(...actions: readonly object[]): Promise<unknown> {
    return this.#post('/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  }
}

const stroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];
