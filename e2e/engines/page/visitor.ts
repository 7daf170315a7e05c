import { awaitsScripts } from '../../fixtures/settled.ts';
import type { DrivenWindow, Key } from '../driver/driver.ts';
import type { Query } from './query.ts';
import { named, Questions, waitFor } from './questions.ts';

/** More presses than any page needs from end to end. */
const MOST_PRESSES = 100;

/** A user at a window of some engine. Every action waits until it is possible. */
export class Visitor {
  readonly keyboard: { press(key: string): Promise<void> };
  readonly #window: DrivenWindow;
  readonly #questions: Questions;
  readonly #site: string;
  readonly #expected: RegExp[] = [];

  constructor(window: DrivenWindow, script: string, site: string) {
    this.#window = window;
    this.#questions = new Questions(window, script);
    this.#site = site;
    this.keyboard = { press: (key) => this.#pressAndSettle(key as Key) };
  }

  /**
   * Opens a page, and waits until it has the scripts that it fetches at once, or says that it lacks them: a focus that is moved
   * before may be on the whole page again afterwards.
   */
  async open(path: string, site = this.#site): Promise<void> {
    await this.#window.open(new URL(path, site).href);
    await this.until('the scripts of the page', awaitsScripts, false);
  }

  /** Runs a function in the page and returns its value. */
  async evaluate<Value>(inPage: () => Value): Promise<Awaited<Value>> {
    return (await this.#window.evaluate(`(${inPage})()`)) as Awaited<Value>;
  }

  /** Waits until a function returns this value in the page, even if the page changes meanwhile. */
  until<Value>(what: string, inPage: () => Value, expected: Awaited<Value>): Promise<void> {
    return waitFor(what, () => this.evaluate(inPage), expected);
  }

  sees(query: Query): Promise<void> {
    return waitFor(`to see ${named(query)}`, async () => (await this.#questions.ask('count', query)) > 0, true);
  }

  /** Waits until it is in the window. */
  seesInWindow(query: Query): Promise<void> {
    return waitFor(`${named(query)} to be in the window`, () => this.#questions.ask('isInWindow', query), true);
  }

  misses(query: Query): Promise<void> {
    return waitFor(`not to see ${named(query)}`, () => this.#questions.ask('count', query), 0);
  }

  hasFocus(query: Query): Promise<void> {
    return waitFor(`the focus on ${named(query)}`, () => this.#questions.ask('isFocused', query), true);
  }

  isEnabled(query: Query, expected = true): Promise<void> {
    return waitFor(`${named(query)} to be enabled`, () => this.#questions.ask('isEnabled', query), expected);
  }

  text(query: Query): Promise<string> {
    return this.#questions.once(query, 'text');
  }

  value(query: Query): Promise<string> {
    return this.#questions.once(query, 'value');
  }

  /** Clicks once it no longer moves: a new element may still be pushed aside. */
  async click(query: Query): Promise<void> {
    let { x, y } = await this.#questions.once(query, 'point');
    const isStill = async () => {
      const before = `${x},${y}`;
      ({ x, y } = await this.#questions.ask('point', query));
      return before === `${x},${y}`;
    };
    await waitFor(`${named(query)} to stand still`, isStill, true);
    await this.#window.click(x, y);
  }

  /** Moves the mouse a little, as a user does on a new page. */
  async stir(): Promise<void> {
    await this.#window.moveMouse(200, 300);
    await this.#window.moveMouse(204, 306);
  }

  async fill(query: Query, text: string): Promise<void> {
    await this.click(query);
    await this.#questions.once(query, 'select');
    await this.type(text);
    await waitFor(`${named(query)} to hold`, () => this.#questions.ask('value', query), text);
  }

  /** Writes an item to the local storage of the open site. */
  async keep(name: string, value: string): Promise<void> {
    await this.#window.evaluate(`localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`);
  }

  async press(key: Key): Promise<void> {
    await this.#window.press(key);
  }

  async type(text: string): Promise<void> {
    await this.#window.type(text);
  }

  /** Presses Tab, or Shift+Tab, until this has the focus. */
  async tabTo(query: Query, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.sees(query);
    for (let presses = 0; presses <= MOST_PRESSES; presses += 1) {
      if (await this.#questions.ask('isFocused', query)) return;
      await this.press(key);
    }
    const end = await this.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    throw new Error(`${MOST_PRESSES} presses of ${key} did not reach ${named(query)}; the focus is on ${end}`);
  }

  /** Reaches it with Tab, and presses Enter once it can be pressed. */
  async activate(query: Query): Promise<void> {
    await this.tabTo(query);
    await this.isEnabled(query);
    await this.press('Enter');
  }

  /** Reaches a field with Tab, and types over what is in it. */
  async enter(query: Query, text: string): Promise<void> {
    await this.tabTo(query);
    await this.press('Control+A');
    await this.type(text);
    await waitFor(`${named(query)} to hold`, () => this.#questions.ask('value', query), text);
  }

  /** Allows errors that are part of the journey; any other error fails it. */
  expectProblems(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  async problems(): Promise<readonly string[]> {
    const problems = await this.#window.problems();
    return problems.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }

  /** For the report of a journey that failed. */
  async look(): Promise<{ readonly screenshot: Buffer; readonly text: string }> {
    const text = await this.evaluate(() => {
      const focus = document.activeElement?.cloneNode(false);
      return `${location.href}\nFocus: ${focus instanceof Element ? focus.outerHTML : 'none'}\n\n${document.body.innerText}`;
    });
    return { screenshot: await this.#window.screenshot(), text };
  }

  close(): Promise<void> {
    return this.#window.close();
  }

  /** Some engines scroll to the focused element one frame later. */
  async #pressAndSettle(key: Key): Promise<void> {
    await this.press(key);
    await this.evaluate(
      () => new Promise<void>((settle) => requestAnimationFrame(() => requestAnimationFrame(() => settle()))),
    );
  }
}
