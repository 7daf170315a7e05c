import { defineConfig } from '@playwright/test';
import { ENGINES } from './driver/engines.ts';

/** Tests of WebKit's driver. */
const WEBKIT_ONLY = '**/engines/journeys/browser-that-hangs.spec.ts';

/** The journeys whose proof, and more, the journeys of `npm test` and the matrix have in Chromium. */
const SEEN_IN_CHROMIUM = [
  // `focus.spec.ts` walks over the same page, at two widths.
  '**/engines/journeys/focus.spec.ts',
  // `tampering.spec.ts` and `federation.spec.ts` take modules with these faults.
  '**/engines/journeys/outage.spec.ts',
  // `writer.spec.ts` signs up, writes and finds the story; `sharing.spec.ts` and the tasks by keyboard share it and take it back.
  '**/engines/journeys/writer.spec.ts',
];

const IGNORED = { webkit: [], firefox: [WEBKIT_ONLY], chromium: [WEBKIT_ONLY, ...SEEN_IN_CHROMIUM] };

// Playwright runs the journeys and reports on them; `driver/` drives the browsers of the system.
export default defineConfig<object, { engine: (typeof ENGINES)[number] }>({
  projects: ENGINES.map((engine) => ({
    name: engine,
    workers: 1,
    use: { engine },
    testIgnore: IGNORED[engine],
  })),
  testDir: '..',
  testMatch: 'engines/journeys/*.spec.ts',
  outputDir: '../test-results/engines',
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // WebKit renders without a graphics card, and is slow on a busy machine.
  timeout: 120_000,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '../.results/engines.json' }],
  ],
});
