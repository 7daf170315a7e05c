import { siteConfig } from '@storyloom/shared/api';
import { type ModuleReport, type RemoteRelease, REPORTS_MAX, REPORTS_PATH } from '@storyloom/shared/contract';
import { addressIn, openedReleases, releaseOf } from '../federation/releases.ts';
import { plainlySpelled } from '../federation/spelling.ts';

/** How long a report waits for others, in ms. */
const WAIT_MS = 10_000;
const SENDS_MAX = 5;
/** Errors of a kind in one request, beyond which there is nothing new to say. */
const COUNT_MAX = 1000;

/** The latest known releases of the modules of this page. */
const releases = (): readonly RemoteRelease[] =>
  (openedReleases()?.remotes ?? []).map((release) => releaseOf(release.id) ?? release);

/** The release with this name. */
export const releaseNamed = (name: string): RemoteRelease | undefined => releases().find((each) => each.name === name);

let waiting: ModuleReport[] = [];
let sends = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const reports = waiting;
  waiting = [];
  if (reports.length === 0 || sends >= SENDS_MAX) return;
  sends += 1;
  // It is sent even while the page is being left, and nothing waits for its answer.
  navigator.sendBeacon(REPORTS_PATH, new Blob([JSON.stringify({ reports })], { type: 'application/json' }));
}

function add(report: ModuleReport): void {
  if (!siteConfig().moduleReports) return;
  const isSame = (other: ModuleReport) =>
    other.kind !== 'loaded' &&
    other.kind === report.kind &&
    other.module === report.module &&
    other.release === report.release;
  const same = waiting.find(isSame);
  waiting = waiting.filter((each) => each !== same);
  const value = Math.min(COUNT_MAX, report.value + (same?.value ?? 0));
  if (waiting.length < REPORTS_MAX) waiting.push(same ? { ...report, value } : report);
  timer ??= setTimeout(send, WAIT_MS);
}

function addOf({ id, integrity }: RemoteRelease, kind: ModuleReport['kind'], value = 1): void {
  add({ module: id, ...(integrity && { release: integrity }), kind, value });
}

/** Reports how long a module takes to load, if it does. */
export function reportLoading(id: string, module: Promise<unknown>): void {
  const asked = performance.now();
  function report(): void {
    const release = releaseOf(id);
    if (release) addOf(release, 'loaded', Math.round(performance.now() - asked));
  }
  // The place of the module on the page reports a failure.
  module.then(report, () => undefined);
}

/** Reports why the module with this name is not on the page. */
export function reportFailure(name: string, kind: ModuleReport['kind']): void {
  const release = releaseNamed(name);
  if (release) addOf(release, kind);
}

/** Reports an error of the script that comes first in a text, if it is one of the site. */
function reportError(text: string | undefined): void {
  const address = /https?:\/\/[^\s)]+/.exec(text ?? '')?.[0];
  if (!address) return;
  const script = plainlySpelled(address);
  const release = releases().find((each) => script.startsWith(addressIn(each, '.')));
  const commit = openedReleases()?.shell?.commit;
  if (release) addOf(release, 'errors');
  else if (script.startsWith(`${location.origin}/assets/`))
    add({ module: 'shell', ...(commit && { release: commit }), kind: 'errors', value: 1 });
}

/** Counts errors of scripts that nothing catches, and sends what is waiting when the page is hidden or left. */
export function watchScripts(): void {
  addEventListener('error', ({ filename }) => reportError(filename));
  addEventListener('unhandledrejection', ({ reason }) =>
    reportError(reason instanceof Error ? reason.stack : undefined),
  );
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}
