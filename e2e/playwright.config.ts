import { defineConfig, type LaunchOptions } from '@playwright/test';
import {
  FIRST_SET,
  fontEnv,
  type FontSet,
  layoutProject,
  OTHER_SETS,
  reasonAgainst,
} from '../scripts/lib/font-sets.mjs';

// The browser comes from the system: `npm test` and `npm run e2e` find it and hand it over.
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/**
 * Chromium's list under its address bar is two pages in a process of their own for each window, which is as much work as
 * the window itself. A browser heeds one list of features only, so Playwright's own has to be in it.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The browser, which sees the fonts of a set alone where the machine has them. */
function launchOptions(fonts: FontSet): LaunchOptions {
  return {
    executablePath,
    env: { ...process.env, ...fontEnv(fonts) },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${DISABLED_FEATURES.join(',')}`,
    ],
  };
}

/** The journeys that measure what other fonts may change. */
const LAYOUT = /\/(?:first-screen|focus|fonts|reflow)\.spec\.ts$/;

/** What says something only where there are fonts for Chinese. */
const CHINESE = '@noto-cjk';
/** With fonts for Chinese beside it, Latin text stays in the first set's fonts, as these say of every page: its layout is the same. */
const FONTS = /\/fonts\.spec\.ts$/;
/** What other fonts don't change: pages that differ from another in their words alone, and what is no matter of layout. */
const NOT_AGAIN = '@like-others|@once';

/** What `npm run test:matrix` adds to `npm test`, with the tests of the journeys' own tools: see `fixtures/rings.ts`. */
const IN_MATRIX = /@matrix|\/(?:font-sets|measures|watching)\.spec\.ts/;

const layoutProjects = OTHER_SETS.filter((fonts) => reasonAgainst(fonts) === undefined).map((fonts) => {
  const isChinese = CHINESE.endsWith(fonts.name);
  return {
    name: layoutProject(fonts),
    testDir: './journeys',
    testMatch: isChinese ? FONTS : LAYOUT,
    grepInvert: new RegExp(isChinese ? NOT_AGAIN : `${NOT_AGAIN}|${CHINESE}`),
    use: { launchOptions: launchOptions(fonts) },
  };
});

export default defineConfig({
  projects: [
    { name: 'journeys', testDir: './journeys', grepInvert: new RegExp(`${CHINESE}|${IN_MATRIX.source}`) },
    { name: 'matrix', testDir: './journeys', grep: IN_MATRIX, grepInvert: new RegExp(CHINESE) },
    ...layoutProjects,
    // Pictures for people to look at: `npm run shots`.
    { name: 'shots', testDir: './shots' },
  ],
  outputDir: './test-results',
  // One more than the cores that the tests are made for: a journey waits for a page half of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Decision 11: in `.ci/run` a journey that passes at the second try counts, and is named in the last lines.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '.results/playwright.json' }],
  ],
  use: {
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(FIRST_SET),
  },
});
