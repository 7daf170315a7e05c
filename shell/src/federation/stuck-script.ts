/** The script that a failure to load names; WebKit names none. */
const scriptIn = (error: unknown): string | undefined =>
  error instanceof Error ? /https?:\/\/[^\s"]+\.js\b/.exec(error.message)?.[0] : undefined;

const answers = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', cache: 'no-cache' }).then(
    ({ ok }) => ok,
    () => false,
  );

const runs = (url: string): Promise<boolean> =>
  import(/* @vite-ignore */ url).then(
    () => true,
    () => false,
  );

/**
 * True when the script that failed is there by now and still does not load. Firefox, and WebKit after a preload, keep the
 * failure of a module script for as long as the page lives, so that only loading the page again helps.
 */
export async function isStuck(error: unknown): Promise<boolean> {
  const url = scriptIn(error);
  return url !== undefined && (await answers(url)) && !(await runs(url));
}
