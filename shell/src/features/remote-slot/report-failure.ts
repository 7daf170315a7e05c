import type { ModuleFailure } from '@storyloom/shared/contract';
import { useEffect } from 'react';
import { lookForNewVersion } from '../../federation/new-version.ts';
import { RemoteError } from '../../federation/remote-error.ts';
import { releaseNamed, reportFailure } from '../../module-reports/module-reports.ts';
import type { NoticeProps } from '../../prerendered/page-keeper.ts';

/** Messages of the federation runtime, Chromium and Firefox, and WebKit when code did not arrive. */
const LOAD_FAILURE = /#RUNTIME-|failed to (?:fetch|get)|dynamically imported module|importing a module script failed/i;

/** True for failures to fetch code, as opposed to code that threw while it ran. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof RemoteError || (error instanceof Error && LOAD_FAILURE.test(error.message));
}

/** True when the files are not those that this page expects, as after a release. */
function isOutdated(error: unknown): boolean {
  if (error instanceof RemoteError) return error.failure === 'unreachable' || error.failure === 'altered';
  return isLoadFailure(error);
}

/** The version of the module with this name, for the log. */
function versionOf(module: string): string {
  const { version = 'unknown', commit = 'unknown' } = releaseNamed(module) ?? {};
  return `version ${version}, commit ${commit}`;
}

/** How a failure is counted. */
export function kindOf(error: unknown): ModuleFailure {
  if (error instanceof RemoteError) return error.failure;
  return isLoadFailure(error) ? 'unreachable' : 'threw';
}

/** Logs and reports the module that failed, and checks whether a newer release fixes it. */
export function useFailureReport({ module, error }: NoticeProps): void {
  useEffect(() => {
    console.error(`Storyloom: module “${module}” failed (${versionOf(module)})`, error);
    reportFailure(module, kindOf(error));
    if (isOutdated(error)) void lookForNewVersion();
  }, [module, error]);
}
