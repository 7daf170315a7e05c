/** Asked when a failure names no script, as WebKit's do not: it answers where the site does. */
const RELEASES_URL = '/remotes.json';

const scriptIn = (error: Error): string | undefined => /https?:\/\/[^\s"]+\.js\b/.exec(error.message)?.[0];

/**
 * True when a script that failed to load is there after all. Firefox keeps the failure of a module script for as long as
 * the page lives, as WebKit does after a preload: asked again it fails without a request. Only loading the page again helps.
 */
export async function isStuck(error: Error): Promise<boolean> {
  try {
    return (await fetch(scriptIn(error) ?? RELEASES_URL, { method: 'HEAD', cache: 'no-cache' })).ok;
  } catch {
    return false;
  }
}
