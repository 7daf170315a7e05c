import { defineConfig } from '@playwright/test';
import { ENGINES } from './driver/engines.ts';

// Playwright runs the journeys and reports on them; `driver/` drives the browsers of the system. The journeys of `npm test` have all
// of this in Chromium, which runs the key journeys only when it is asked for (`npm run test:changed`).
export default defineConfig<object, { engine: (typeof ENGINES)[number] }>({
  projects: ENGINES.map((engine) => ({ name: engine, workers: 1, use: { engine } })),
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
