import { integrityAt } from './released-code.ts';
import { scriptsOf } from './releases.ts';

/** Address of the script that did not load, where the error says it. */
const scriptIn = (error: Error): string | undefined => /https?:\/\/[^\s"]+\.js\b/.exec(error.message)?.[0];

/** Past every cache: WebKit else goes on answering with a failure that it remembers, also on the page that comes next. */
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
 * True when a module's script failed to load and all of them are there after all, as they were released. Firefox and WebKit
 * remember the failure of a module script for as long as the page lives, and do not ask again: only loading the page again
 * helps.
 */
export async function isStuck(module: string, error: Error): Promise<boolean> {
  // WebKit does not say which script it was.
  const scripts = new Map(scriptsOf(module));
  const failed = scriptIn(error);
  if (failed) scripts.set(failed, integrityAt(failed) ?? '');
  const arrived = await Promise.all([...scripts].map(([url, integrity]) => arrives(url, integrity)));
  return arrived.length > 0 && arrived.every(Boolean);
}
