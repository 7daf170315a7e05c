import { useEffect } from 'react';
import { lookForNewVersion } from '../../federation/new-version.ts';
import { RemoteError } from '../../federation/remote-error.ts';

/** True for failures to fetch code, as opposed to code that threw while it ran. */
export function isLoadFailure(error: unknown): boolean {
  if (error instanceof RemoteError) return true;
  return error instanceof Error && /dynamically imported module|#RUNTIME-|failed to (fetch|get)/i.test(error.message);
}

/** True when the files are not those that this page expects, as after a release. */
function isOutdated(error: unknown): boolean {
  if (error instanceof RemoteError) return error.failure === 'unreachable' || error.failure === 'altered';
  return isLoadFailure(error);
}

/** Names the module that failed in the console, and looks whether a newer release mends it. */
export function useFailureReport(module: string, error: unknown): void {
  useEffect(() => {
    console.error(`Storyloom: module “${module}” failed`, error);
    if (isOutdated(error)) void lookForNewVersion();
  }, [module, error]);
}
