import { test as base } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { Backend } from '../fixtures/backend.ts';
import type { DrivenBrowser, Size } from './driver/driver.ts';
import { type EngineName, launch, missing } from './driver/engines.ts';
import { finderScript } from './page/finder-script.ts';
import { Visitor } from './page/visitor.ts';

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
      const backend = await Backend.start({ env: { DEMO_WORDS_PER_SECOND: '200' } });
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
    const problems = visitors.flatMap((visitor) => visitor.problems());
    const failed = testInfo.status !== testInfo.expectedStatus;
    for (const [index, visitor] of visitors.entries()) {
      if (failed) {
        const { screenshot, text } = await visitor.look();
        const path = testInfo.outputPath(`window-${index + 1}.png`);
        await writeFile(path, screenshot);
        console.log(`Window ${index + 1} of ${engine}: ${path}\n${text.replaceAll(/^/gm, '  | ')}`);
      }
      await visitor.close();
    }
    base.expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
  },
  visitor: async ({ arrive }, use) => use(await arrive()),
});
