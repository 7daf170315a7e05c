import { type DrivenBrowser, type DrivenWindow, type Key, partsOf, type Size } from './driver.ts';
import { MiniBrowser } from './mini-browser.ts';
import { NoAnswer } from './web-driver.ts';

/** WebDriver's code points for keys that type no character. */
const HELD = { Shift: '\uE008', Control: '\uE009', Alt: '\uE00A' } as const;
const KEYS: Readonly<Record<ReturnType<typeof partsOf>['plain'], string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
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
  return {
    openWindow: async (size) => new WebKitWindow(() => MiniBrowser.start(driver, size), size),
    close: async () => undefined,
  };
}

/** Each window is a browser of its own, which starts with its first page. */
class WebKitWindow implements DrivenWindow {
  readonly #start: () => Promise<MiniBrowser>;
  readonly #size: Size;
  readonly #problems: string[] = [];
  #started: MiniBrowser | undefined;

  constructor(start: () => Promise<MiniBrowser>, size: Size) {
    this.#start = start;
    this.#size = size;
  }

  /**
   * WebKitGTK seldom starts so that its processes wait for each other for ever (seen once in thousands of starts, cause unknown).
   * A browser that never answered is replaced, once, and the log says so.
   */
  async open(url: string): Promise<void> {
    if (this.#started) return this.#load(url);
    try {
      await this.#begin(url);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      console.log(`A browser that never answered is replaced: ${error.message}`);
      await this.#end();
      await this.#begin(url);
    }
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
    return Buffer.from(String(await this.#browser.call('GET', '/screenshot')), 'base64');
  }

  async problems(): Promise<readonly string[]> {
    if (this.#started) await this.evaluate('undefined');
    return this.#problems;
  }

  close(): Promise<void> {
    return this.#end();
  }

  get #browser(): MiniBrowser {
    if (!this.#started) throw new Error('The window has not opened a page yet');
    return this.#started;
  }

  async #begin(url: string): Promise<void> {
    this.#started = await this.#start();
    await this.#resize();
    await this.#load(url);
  }

  async #end(): Promise<void> {
    await this.#started?.end();
    this.#started = undefined;
  }

  async #load(url: string): Promise<void> {
    // The problems of the page that is being left.
    await this.evaluate('undefined');
    await this.#post('/url', { url });
    await this.evaluate('undefined');
  }

  /** Sets the size of the page, without the bars of the window. */
  async #resize(): Promise<void> {
    const { width, height } = this.#size;
    await this.#post('/window/rect', { width, height });
    const [innerWidth, innerHeight] = (await this.evaluate('[innerWidth, innerHeight]')) as [number, number];
    await this.#post('/window/rect', { width: 2 * width - innerWidth, height: 2 * height - innerHeight });
  }

  #post(command: string, body: object): Promise<unknown> {
    return this.#browser.call('POST', command, body);
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
