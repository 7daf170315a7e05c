import { expect } from '@playwright/test';
import type { DrivenWindow, Key } from '../driver/driver.ts';
import type { finder } from './finder.ts';
import type { Query } from './query.ts';

type Finder = typeof finder;

/** The one limit of all waiting, for machines that are busy. */
const PATIENCE = { timeout: 20_000, intervals: [50, 100] };

/** More presses than any page needs from end to end. */
const MOST_PRESSES = 100;

const named = (query: Query): string => JSON.stringify(query);

/** Waits until a question has this answer. A page that is just being left, or without what is asked about, fails it for now. */
async function waitFor<Value>(what: string, ask: () => Promise<Value>, expected: Value): Promise<void> {
  const answer = () => ask().catch((error: unknown) => `not yet: ${String(error)}`);
  await expect.poll(answer, { message: `waits for ${what}`, ...PATIENCE }).toEqual(expected);
}

/** A person before a window of some engine. Everything waits until it can be done. */
export class Visitor {
  readonly keyboard: { press(key: string): Promise<void> };
  readonly #window: DrivenWindow;
  readonly #script: string;
  readonly #site: string;
  readonly #expected: RegExp[] = [];

  constructor(window: DrivenWindow, script: string, site: string) {
    this.#window = window;
    this.#script = script;
    this.#site = site;
    this.keyboard = { press: (key) => this.#pressAndSettle(key as Key) };
  }

  async open(path: string, site = this.#site): Promise<void> {
    await this.#window.open(new URL(path, site).href);
  }

  /** What a function gives that runs in the page. */
  async evaluate<Value>(inPage: () => Value): Promise<Awaited<Value>> {
    return (await this.#window.evaluate(`(${inPage})()`)) as Awaited<Value>;
  }

  /** Waits until a function that runs in the page, be it another page by then, gives this. */
  until<Value>(what: string, inPage: () => Value, expected: Awaited<Value>): Promise<void> {
    return waitFor(what, () => this.evaluate(inPage), expected);
  }

  sees(query: Query): Promise<void> {
    return waitFor(`to see ${named(query)}`, async () => (await this.#ask('count', query)) > 0, true);
  }

  /** Waits until the page has been scrolled to it. */
  seesInWindow(query: Query): Promise<void> {
    return waitFor(`${named(query)} to be in the window`, () => this.#ask('isInWindow', query), true);
  }

  misses(query: Query): Promise<void> {
    return waitFor(`not to see ${named(query)}`, () => this.#ask('count', query), 0);
  }

  hasFocus(query: Query): Promise<void> {
    return waitFor(`the focus on ${named(query)}`, () => this.#ask('isFocused', query), true);
  }

  isEnabled(query: Query, expected = true): Promise<void> {
    return waitFor(`${named(query)} to be enabled`, () => this.#ask('isEnabled', query), expected);
  }

  text(query: Query): Promise<string> {
    return this.#once(query, 'text');
  }

  value(query: Query): Promise<string> {
    return this.#once(query, 'value');
  }

  /** Clicks once it stays where it is: what has just arrived may still be pushed aside. */
  async click(query: Query): Promise<void> {
    let { x, y } = await this.#once(query, 'point');
    const isStill = async () => {
      const before = `${x},${y}`;
      ({ x, y } = await this.#ask('point', query));
      return before === `${x},${y}`;
    };
    await waitFor(`${named(query)} to stand still`, isStill, true);
    await this.#window.click(x, y);
  }

  /** Clicks it, and again where it comes back, until the page shows what that should lead to, or has got there by itself. */
  clickUntil(query: Query, goal: Query): Promise<void> {
    const isThere = async () => {
      if ((await this.#ask('count', goal)) > 0) return true;
      const { x, y } = await this.#ask('point', query);
      await this.#window.click(x, y);
      return false;
    };
    return waitFor(`${named(query)} to lead to ${named(goal)}`, isThere, true);
  }

  /** Moves the mouse a little, as anybody does who begins to use a page. */
  async stir(): Promise<void> {
    await this.#window.moveMouse(200, 300);
    await this.#window.moveMouse(204, 306);
  }

  async fill(query: Query, text: string): Promise<void> {
    await this.click(query);
    await this.#once(query, 'select');
    await this.type(text);
    await waitFor(`${named(query)} to hold`, () => this.#ask('value', query), text);
  }

  /** Puts something into the browser's storage for the site that is open. */
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
      if (await this.#ask('isFocused', query)) return;
      await this.press(key);
    }
    const end = await this.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    throw new Error(`${MOST_PRESSES} presses of ${key} did not reach ${named(query)}; the focus is on ${end}`);
  }

  /** Goes on in this window after another one was used. */
  bringToFront(): Promise<void> {
    return this.#window.bringToFront();
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
    await waitFor(`${named(query)} to hold`, () => this.#ask('value', query), text);
  }

  /** Names errors that belong to the journey: any other fails it. */
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

  /** Some engines bring what has the focus into view in the frame after. */
  async #pressAndSettle(key: Key): Promise<void> {
    await this.press(key);
    await this.evaluate(
      () => new Promise<void>((settle) => requestAnimationFrame(() => requestAnimationFrame(() => settle()))),
    );
  }

  /** The first answer that the page does not refuse. */
  async #once<Name extends keyof Finder>(query: Query, name: Name): Promise<ReturnType<Finder[Name]>> {
    const answers: ReturnType<Finder[Name]>[] = [];
    const ask = async () => answers.push(await this.#ask(name, query)) > 0;
    await waitFor(`the ${name} of ${named(query)}`, ask, true);
    return answers[0] as ReturnType<Finder[Name]>;
  }

  /** Asks the finder, which every new page has to be given first. */
  async #ask<Name extends keyof Finder>(name: Name, query: Query): Promise<ReturnType<Finder[Name]>> {
    const question = `globalThis.storyloomFinder ? { answer: storyloomFinder.${name}(${named(query)}) } : undefined`;
    let reply = await this.#window.evaluate(question);
    if (reply === undefined || reply === null) {
      await this.#window.evaluate(`(() => { ${this.#script} })()`);
      reply = await this.#window.evaluate(question);
    }
    return (reply as { answer: ReturnType<Finder[Name]> }).answer;
  }
}
