import { freePort } from '../../fixtures/backend.ts';
import { Child } from './child.ts';
import { type DrivenBrowser, type DrivenWindow, type Key, partsOf, type Size } from './driver.ts';
import { startDisplay } from './virtual-display.ts';
import { WebDriver } from './web-driver.ts';

/** WebDriver's code points for keys that type no character. */
const HELD = { Shift: '\uE008', Control: '\uE009', Alt: '\uE00A' } as const;
const KEYS: Readonly<Record<ReturnType<typeof partsOf>['plain'], string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Space: ' ',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  A: 'a',
  Z: 'z',
};

/** Records errors from now on: the driver does not report them, and cannot run code before the page's own scripts. */
const LISTEN = `if (!globalThis.storyloomProblems) {
  const found = (globalThis.storyloomProblems = []);
  addEventListener('error', ({ message }) => found.push('uncaught: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => found.push('uncaught: ' + reason));
  addEventListener('securitypolicyviolation', (event) => found.push('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
  const write = console.error;
  console.error = (...words) => {
    found.push('console: ' + words.join(' '));
    write(...words);
  };
}`;

interface Outcome {
  readonly value?: unknown;
  readonly error?: string;
  readonly problems: readonly string[];
}

/** WebKitGTK's MiniBrowser, over W3C WebDriver. */
export async function launchWebKit(driver: string): Promise<DrivenBrowser> {
  return { openWindow: (size) => WebKitWindow.open(driver, size), close: async () => undefined };
}

/**
 * A driver has one session, and a display without a window manager has one focused window: so each window has its own
 * driver and display.
 */
class WebKitWindow implements DrivenWindow {
  readonly #display: Child;
  readonly #browser: Child;
  readonly #driver: WebDriver;
  readonly #problems: string[] = [];
  #session = '';

  private constructor(display: Child, browser: Child, driver: WebDriver) {
    this.#display = display;
    this.#browser = browser;
    this.#driver = driver;
  }

  static async open(program: string, size: Size): Promise<WebKitWindow> {
    const display = await startDisplay(size);
    const port = await freePort();
    const env = { DISPLAY: display.name, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' };
    const browser = new Child(program, [`--port=${port}`], env);
    const window = new WebKitWindow(display.server, browser, new WebDriver(port));
    try {
      await window.#begin(size);
      return window;
    } catch (error) {
      await window.#end();
      throw error;
    }
  }

  async open(url: string): Promise<void> {
    // The problems of the page that is being left.
    await this.evaluate('undefined');
    await this.#post('/url', { url });
    await this.evaluate('undefined');
  }

  async evaluate(expression: string): Promise<unknown> {
    const script = `const answer = arguments[arguments.length - 1];
      ${LISTEN}
      Promise.resolve()
        .then(() => (${expression}))
        .then((value) => ({ value }), (error) => ({ error: String(error) }))
        .then((outcome) => answer({ ...outcome, problems: globalThis.storyloomProblems.splice(0) }));`;
    const { value, error, problems } = (await this.#post('/execute/async', { script, args: [] })) as Outcome;
    this.#problems.push(...problems);
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

  /** Each window is a separate browser. */
  async bringToFront(): Promise<void> {}

  async press(key: Key): Promise<void> {
    const { plain, held } = partsOf(key);
    const press = stroke(KEYS[plain]);
    const modifier = held && HELD[held];
    await this.#keys(
      modifier ? [{ type: 'keyDown', value: modifier }, ...press, { type: 'keyUp', value: modifier }] : press,
    );
  }

  async type(text: string): Promise<void> {
    await this.#keys(Array.from(text).flatMap(stroke));
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await this.#driver.call('GET', `${this.#session}/screenshot`)), 'base64');
  }

  async problems(): Promise<readonly string[]> {
    await this.evaluate('undefined');
    return this.#problems;
  }

  async close(): Promise<void> {
    try {
      await this.#driver.call('DELETE', this.#session);
    } finally {
      await this.#end();
    }
  }

  async #begin(size: Size): Promise<void> {
    await this.#driver.ready();
    const capabilities = { alwaysMatch: { browserName: 'MiniBrowser' } };
    const { sessionId } = (await this.#driver.call('POST', '/session', { capabilities })) as { sessionId: string };
    this.#session = `/session/${sessionId}`;
    await this.#resize(size);
  }

  async #end(): Promise<void> {
    await this.#browser.end();
    await this.#display.end();
  }

  /** Sets the size of the page, without the bars of the window. */
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
