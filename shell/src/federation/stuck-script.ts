import { integrityAt } from './released-code.ts';
import { scriptsOf } from './releases.ts';

/** Address of the script that did not load, if the error contains it. */
const scriptIn = (error: Error): string | undefined => /https?:\/\/[^\s"]+\.js\b/.exec(error.message)?.[0];

/** Bypasses every cache: otherwise WebKit repeats a cached failure, even on the next page. */
async function arrives(url: string, integrity = ''): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: 'reload', integrity });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * True when a module's script failed to load but all scripts are now available as released. Firefox and WebKit cache the
 * failure of a module script for the life of the page: only a reload helps.
 */
export async function isStuck(module: string, error: Error): Promise<boolean> {
  // WebKit does not report which script it was.
  const scripts = new Map(scriptsOf(module));
  const failed = scriptIn(error);
  if (failed) scripts.set(failed, integrityAt(failed) ?? '');
  const arrived = await Promise.all([...scripts].map(([url, integrity]) => arrives(url, integrity)));
  return arrived.length > 0 && arrived.every(Boolean);
}
