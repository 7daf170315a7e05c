import { defineConfig } from '@playwright/test';
import { ENGINES } from './driver/engines.ts';

// Playwright runs the journeys here and reports on them; the browsers are the system's, driven by what is in `driver/`.
export default defineConfig<object, { engine: (typeof ENGINES)[number] }>({
  projects: ENGINES.map((engine) => ({ name: engine, workers: 1, use: { engine } })),
  testDir: '..',
  testMatch: 'engines/journeys/*.spec.ts',
  outputDir: '../test-results/engines',
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // Decision 11: in `.ci/run` a journey that passes at the second try counts, and is named in the last lines.
  retries: process.env['CI'] ? 1 : 0,
  // WebKit paints without a graphics card, and is slow on a machine that does other things as well.
  timeout: 120_000,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '../.results/engines.json' }],
  ],
});
