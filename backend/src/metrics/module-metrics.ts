import { MODULE_FAILURES, type ModuleReport, type ReleaseMap, type RemoteRelease } from '@storyloom/shared/contract';
import type { Handler } from '../http/handler.ts';
import { jsonError } from '../http/json-error.ts';
import { readBody } from '../http/read-body.ts';
import { readReports } from './read-reports.ts';
import type { Registry } from './registry.ts';

/** Twenty reports of some 150 bytes. */
export const REPORT_MAX_BYTES = 4096;

interface InService extends Pick<RemoteRelease, 'canary' | 'previews'> {
  readonly integrity?: string | undefined;
}

/** How a release is in service: for all visitors, for some, or as a preview; or no longer, in a page that was opened before. */
type Service = 'current' | 'canary' | 'preview' | 'earlier';

function serviceOf({ release }: ModuleReport, { integrity, canary, previews = {} }: InService): Service {
  if (release === integrity) return 'current';
  if (canary && release === canary.release.integrity) return 'canary';
  return Object.values(previews).some((preview) => preview.integrity === release) ? 'preview' : 'earlier';
}

/** Not a module, but its script errors are counted beside theirs. */
const SHELL = 'shell';

const refuse = (): Response =>
  jsonError(400, { code: 'bad_reports', message: 'These are not reports of modules that this site has.' });

/**
 * Counts what browsers report of modules, and shows which versions the site has.
 *
 * @returns the handler of the reports, which answers 204, or 400 when one of them is not of the agreed form or names a module that
 *   is not in the release map: then none is counted.
 */
export function moduleMetrics(registry: Registry, releases: () => Promise<ReleaseMap | undefined>): Handler {
  const loads = registry.histogram({
    name: 'storyloom_module_load_seconds',
    help: 'Time from when the shell of a page asks for a module until it has it; see docs/operate.md for the releases.',
    labels: ['module', 'release'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15],
  });
  const failures = registry.counter({
    name: 'storyloom_module_failures_total',
    help: 'Modules that a browser could not show, by kind: unreachable, timeout, altered, incompatible, or threw.',
    labels: ['module', 'release', 'kind'],
  });
  const errors = registry.counter({
    name: 'storyloom_module_script_errors_total',
    help: 'Errors of scripts that nothing caught, by the module or shell whose script it was.',
    labels: ['module', 'release'],
  });
  const info = registry.gauge({
    name: 'storyloom_module_info',
    help: '1 for the version of each module that the site has.',
    labels: ['module', 'version', 'commit'],
  });

  registry.onScrape(async () => {
    const { shell, remotes } = (await releases()) ?? { remotes: [] };
    info.clear();
    for (const { id, version = '', commit = '' } of [{ id: SHELL, ...shell }, ...remotes])
      info.set({ module: id, version, commit }, 1);
    for (const { id } of remotes)
      for (const kind of MODULE_FAILURES) failures.add({ module: id, release: 'current', kind }, 0);
  });

  function count({ module, kind, value }: ModuleReport, release: Service): void {
    if (kind === 'loaded') loads.observe({ module, release }, value / 1000);
    else if (kind === 'errors') errors.add({ module, release }, value);
    else failures.add({ module, release, kind }, value);
  }

  return async (request) => {
    if (request.method !== 'POST')
      return jsonError(405, { code: 'method_not_allowed', message: 'Send reports with POST.' }, { allow: 'POST' });
    const body = await readBody(request, REPORT_MAX_BYTES);
    if (!body) {
      const message = `Reports are at most ${REPORT_MAX_BYTES} bytes.`;
      return jsonError(413, { code: 'body_too_large', message }, { connection: 'close' });
    }
    const reports = readReports(body);
    const { shell, remotes = [] } = (await releases()) ?? {};
    const known = new Map<string, InService>(remotes.map((release) => [release.id, release]));
    known.set(SHELL, { integrity: shell?.commit });
    const isKnown = ({ module, kind }: ModuleReport) => known.has(module) && (module !== SHELL || kind === 'errors');
    if (!reports?.every(isKnown)) return refuse();
    for (const report of reports) count(report, serviceOf(report, known.get(report.module) ?? {}));
    return new Response(null, { status: 204 });
  };
}
