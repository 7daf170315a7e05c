import { existsSync } from 'node:fs';
import type { DrivenBrowser } from './driver.ts';
import { launchWithPuppeteer } from './puppeteer.ts';
import { launchWebKit } from './webkit.ts';

/** The slowest first, so that the others run beside it. */
export const ENGINES = ['webkit', 'firefox', 'chromium'] as const;
export type EngineName = (typeof ENGINES)[number];

interface Program {
  /** The environment variable that takes precedence over the usual places. */
  readonly variable?: string;
  readonly places: readonly string[];
  readonly debian: string;
}

interface Engine {
  readonly name: string;
  readonly programs: readonly Program[];
  /** Starts the engine with the paths of its programs, in their order. */
  readonly launch: (paths: readonly string[]) => Promise<DrivenBrowser>;
}

const engines: Readonly<Record<EngineName, Engine>> = {
  chromium: {
    name: 'Chromium',
    programs: [
      {
        variable: 'CHROMIUM_PATH',
        places: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
        debian: 'chromium',
      },
    ],
    launch: ([executablePath = '']) =>
      launchWithPuppeteer({
        browser: 'chrome',
        // The DevTools protocol also reports violations of the policy and missing files, which WebDriver BiDi does not.
        protocol: 'cdp',
        executablePath,
        args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
      }),
  },
  firefox: {
    name: 'Firefox ESR',
    programs: [
      { variable: 'FIREFOX_PATH', places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'], debian: 'firefox-esr' },
    ],
    launch: ([executablePath = '']) =>
      launchWithPuppeteer({ browser: 'firefox', protocol: 'webDriverBiDi', executablePath }),
  },
  webkit: {
    name: 'WebKitGTK',
    programs: [
      { places: ['/usr/bin/WebKitWebDriver'], debian: 'webkit2gtk-driver' },
      { places: ['/usr/bin/Xvfb'], debian: 'xvfb' },
    ],
    launch: ([driver = '']) => launchWebKit(driver),
  },
};

const pathOf = ({ variable, places }: Program): string | undefined => {
  const chosen = variable === undefined ? undefined : process.env[variable];
  return (chosen ? [chosen] : places).find((path) => existsSync(path));
};

/** What this machine lacks for an engine, and how to get it; `undefined` when it lacks nothing. */
export function missing(engine: EngineName): string | undefined {
  const { name, programs } = engines[engine];
  const packages = programs.filter((program) => !pathOf(program)).map(({ debian }) => debian);
  return packages.length === 0 ? undefined : `${name} is not installed (Debian: apt-get install ${packages.join(' ')})`;
}

export function launch(engine: EngineName): Promise<DrivenBrowser> {
  const { programs, launch: start } = engines[engine];
  return start(programs.map((program) => pathOf(program) ?? ''));
}
