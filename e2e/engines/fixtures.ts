import { expect, test as base, type TestInfo } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { Backend } from '../fixtures/backend.ts';
import type { DrivenBrowser, Size } from './driver/driver.ts';
import { type EngineName, launch, missing } from './driver/engines.ts';
import { finderScript } from './page/finder-script.ts';
import { Visitor } from './page/visitor.ts';

/** How many characters of a page's text are printed when a journey fails on it. */
const SHOWN_LENGTH = 1500;

/** Longer than the time limit of a backend, which reports why it did not start. */
const START_MS = 180_000;

const LAPTOP: Size = { width: 1280, height: 800 };

interface Journey {
  readonly backend: Backend;
  /** Opens a window with its own storage. */
  readonly arrive: (size?: Size) => Promise<Visitor>;
  readonly visitor: Visitor;
}

interface Machine {
  readonly engine: EngineName;
  /** What this machine lacks for the engine, or its running browser. */
  readonly machine:
    | { readonly lack: string }
    | { readonly browser: DrivenBrowser; readonly backend: Backend; readonly script: string };
}

/** The path to the screenshot of a failed journey, and the beginning of its text. */
async function report(visitor: Visitor, number: number, engine: EngineName, testInfo: TestInfo): Promise<void> {
  const { screenshot, text } = await visitor.look();
  const name = testInfo.outputPath(`window-${number}`);
  await writeFile(`${name}.png`, screenshot);
  await writeFile(`${name}.txt`, text);
  console.log(`${engine}: ${name}.png, ${name}.txt\n${text.slice(0, SHOWN_LENGTH).replaceAll(/^/gm, '  | ')}`);
}

export const test = base.extend<Journey, Machine>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  machine: [
    async ({ engine }, use) => {
      const lack = missing(engine);
      if (lack !== undefined) {
        console.log(lack);
        return use({ lack });
      }
      const browser = await launch(engine);
      const backend = await Backend.start();
      await use({ browser, backend, script: await finderScript() });
      await backend.stop();
      await browser.close();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  backend: async ({ machine }, use, testInfo) => {
    if (!('lack' in machine)) return use(machine.backend);
    testInfo.skip(!process.env['CI'], machine.lack);
    throw new Error(machine.lack);
  },
  arrive: async ({ engine, machine, backend }, use, testInfo) => {
    if ('lack' in machine) throw new Error(machine.lack);
    const visitors: Visitor[] = [];
    await use(async (size = LAPTOP) => {
      const visitor = new Visitor(await machine.browser.openWindow(size), machine.script, backend.url);
      visitors.push(visitor);
      return visitor;
    });
    let problems: readonly string[] = [];
    try {
      problems = (await Promise.all(visitors.map((visitor) => visitor.problems()))).flat();
      const failed = testInfo.status !== testInfo.expectedStatus || problems.length > 0;
      if (failed) {
        for (const [index, visitor] of visitors.entries()) await report(visitor, index + 1, engine, testInfo);
      }
    } finally {
      await Promise.all(visitors.map((visitor) => visitor.close()));
    }
    expect(problems, 'errors of the pages').toEqual([]);
  },
  visitor: async ({ arrive }, use) => use(await arrive()),
});
