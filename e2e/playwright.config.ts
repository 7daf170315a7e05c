import { defineConfig, type LaunchOptions } from '@playwright/test';
import {
  FIRST_SET,
  fontEnv,
  type FontSet,
  layoutProject,
  OTHER_SETS,
  reasonAgainst,
} from '../scripts/lib/font-sets.mjs';

// The browser is the one of the system, which `npm test` and `npm run e2e` find.
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/**
 * Chromium's list under its address bar is two pages in a separate process for each window, which is as much work as
 * the window itself. A browser takes one list of features only, so it includes the features that Playwright disables.
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

/**
 * Most pages of the journeys are open for seconds: compiling their scripts a second time for speed costs more than it saves,
 * and so does reading each function again for the places in a stack trace (15 % of the journeys' processor time together).
 */
const SCRIPT_FLAGS = '--no-opt --no-maglev --no-enable-lazy-source-positions';

/** The options for a browser that sees only the fonts of a set, where the machine has them. */
function launchOptions(fonts: FontSet): LaunchOptions {
  return {
    executablePath,
    // In another locale than UTF-8, Chromium gives a download whose name has other letters than ASCII the name “download”.
    env: { ...process.env, LC_ALL: 'C.UTF-8', ...fontEnv(fonts) },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      `--js-flags=${SCRIPT_FLAGS}`,
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${DISABLED_FEATURES.join(',')}`,
    ],
  };
}

/** The journeys whose results depend on the widths and heights of letters. */
const LAYOUT = /\/(?:first-screen|reflow)\.spec\.ts$/;

/** Marks tests that need Chinese fonts. */
const CHINESE = '@noto-cjk';
/** With Chinese fonts, Latin text keeps the first set's fonts, which this journey checks on every page: the layout is the same. */
const FONTS = /\/fonts\.spec\.ts$/;

/** What `npm run test:matrix` and `npm run soak` add to `npm test` (see `fixtures/rings.ts`). */
const IN_MATRIX = /@matrix/;
const IN_SOAK = /@pages/;

const layoutProjects = OTHER_SETS.filter((fonts) => reasonAgainst(fonts) === undefined).map((fonts) => {
  const isChinese = CHINESE.endsWith(fonts.name);
  return {
    name: layoutProject(fonts),
    testDir: './journeys',
    testMatch: isChinese ? FONTS : LAYOUT,
    // The few tests with Chinese fonts share a worker, whose start is as much work as one of them.
    fullyParallel: !isChinese,
    grepInvert: isChinese ? IN_SOAK : new RegExp(`${IN_SOAK.source}|${CHINESE}`),
    use: { launchOptions: launchOptions(fonts) },
  };
});

export default defineConfig({
  projects: [
    ...layoutProjects,
    {
      name: 'journeys',
      testDir: './journeys',
      grepInvert: new RegExp(`${CHINESE}|${IN_MATRIX.source}|${IN_SOAK.source}`),
    },
    { name: 'matrix', testDir: './journeys', grep: IN_MATRIX, grepInvert: new RegExp(CHINESE) },
    { name: 'pages', testDir: './journeys', grep: IN_SOAK },
    // Screenshots for review: `npm run shots`.
    { name: 'shots', testDir: './shots' },
  ],
  outputDir: './test-results',
  // One more than the cores that the tests are made for, because a journey waits half of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Only a journey that hangs needs them: on a busy machine a page with all its checks takes a minute.
  timeout: 180_000,
  expect: { timeout: 30_000 },
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
