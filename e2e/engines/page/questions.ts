import { expect } from '@playwright/test';
import type { DrivenWindow } from '../driver/driver.ts';
import type { finder } from './finder.ts';
import type { Query } from './query.ts';

type Finder = typeof finder;
type Answer<Name extends keyof Finder> = Awaited<ReturnType<Finder[Name]>>;

/** One time limit for every wait, long enough for a busy machine and a module that the page waits 15 s for. */
const PATIENCE = { timeout: 45_000, intervals: [50, 100] };

export const named = (query: Query): string => JSON.stringify(query);

/** Waits until a question has this answer. A page that is being left, or has no such element, may fail to answer meanwhile. */
export async function waitFor<Value>(what: string, ask: () => Promise<Value>, expected: Value): Promise<void> {
  const answer = () => ask().catch((error: unknown) => `not yet: ${String(error)}`);
  await expect.poll(answer, { message: `waits for ${what}`, ...PATIENCE }).toEqual(expected);
}

/** Asks the finder, a script that each new page is given first, about elements of the page. */
export class Questions {
  readonly #window: DrivenWindow;
  readonly #script: string;

  constructor(window: DrivenWindow, script: string) {
    this.#window = window;
    this.#script = script;
  }

  async ask<Name extends keyof Finder>(name: Name, query: Query): Promise<Answer<Name>> {
    const question = `globalThis.storyloomFinder && (async () => ({ answer: await storyloomFinder.${name}(${named(query)}) }))()`;
    let reply = await this.#window.evaluate(question);
    if (reply === undefined || reply === null) {
      await this.#window.evaluate(`(() => { ${this.#script} })()`);
      reply = await this.#window.evaluate(question);
    }
    return (reply as { answer: Answer<Name> }).answer;
  }

  /** The first answer that the page does not refuse. */
  async once<Name extends keyof Finder>(query: Query, name: Name): Promise<Answer<Name>> {
    const answers: Answer<Name>[] = [];
    const ask = async () => answers.push(await this.ask(name, query)) > 0;
    await waitFor(`the ${name} of ${named(query)}`, ask, true);
    return answers[0] as Answer<Name>;
  }
}
