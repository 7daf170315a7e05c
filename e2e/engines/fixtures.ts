import { test as base } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { Backend } from '../fixtures/backend.ts';
import type { DrivenBrowser, Size } from './driver/driver.ts';
import { type EngineName, launch, missing } from './driver/engines.ts';
import { finderScript } from './page/finder-script.ts';
import { Visitor } from './page/visitor.ts';

/** Characters of a page's text that are printed when a journey failed on it. */
const SHOWN_LENGTH = 1500;

const LAPTOP: Size = { width: 1280, height: 800 };

interface Journey {
  /** Opens a window for somebody of whom the others know nothing. */
  readonly arrive: (size?: Size) => Promise<Visitor>;
  readonly visitor: Visitor;
  /** Errors in the console that belong to the journey, and which it has to name: anything else fails it. */
  readonly expected: RegExp[];
}

interface Machine {
  readonly engine: EngineName;
  readonly driven: DrivenBrowser | undefined;
  readonly backend: Backend;
  readonly script: string;
}

export const test = base.extend<Journey, Machine>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  driven: [
    async ({ engine }, use) => {
      const driven = missing(engine) ? undefined : await launch(engine);
      await use(driven);
      await driven?.close();
    },
    { scope: 'worker' },
  ],
  backend: [
    async ({}, use) => {
      // Slow enough for a story to be seen while it grows.
      const backend = await Backend.start({ env: { DEMO_WORDS_PER_SECOND: '400' } });
      await use(backend);
      await backend.stop();
    },
    { scope: 'worker' },
  ],
  script: [async ({}, use) => use(await finderScript()), { scope: 'worker' }],
  expected: async ({}, use) => use([]),
  arrive: async ({ engine, driven, backend, script, expected }, use, testInfo) => {
    const lack = missing(engine);
    if (!driven) {
      testInfo.skip(!process.env['CI'], lack);
      throw new Error(lack);
    }
    const visitors: Visitor[] = [];
    await use(async (size = LAPTOP) => {
      const visitor = new Visitor(await driven.openWindow(size), script, backend.url);
      visitors.push(visitor);
      return visitor;
    });
    const problems = (await Promise.all(visitors.map((visitor) => visitor.problems()))).flat();
    const failed = testInfo.status !== testInfo.expectedStatus;
    for (const [index, visitor] of visitors.entries()) {
      if (failed) {
        const { screenshot, text } = await visitor.look();
        const name = testInfo.outputPath(`window-${index + 1}`);
        await writeFile(`${name}.png`, screenshot);
        await writeFile(`${name}.txt`, text);
        console.log(`${engine}: ${name}.png, ${name}.txt\n${text.slice(0, SHOWN_LENGTH).replaceAll(/^/gm, '  | ')}`);
      }
      await visitor.close();
    }
    base.expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
  },
  visitor: async ({ arrive }, use) => use(await arrive()),
});
