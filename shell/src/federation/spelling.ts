/** The name of a release in the address of one of its files. */
export const RELEASE = /(?<=\/)[0-9a-f]{16}(?=\/)/;

/** A letter or digit that is percent-encoded. */
const ENCODED = /%(?:3\d|6[1-6])/g;

/**
 * Another address of the same file for each attempt to load a release: some characters of the release's name are percent-encoded. A server
 * decodes them, and a browser keeps them, also in the addresses that the file imports relatively. So nothing that the browser remembers of an
 * earlier attempt, such as a script that failed, counts for this one.
 *
 * @param attempt 0 for the address as it is. An address without a release, such as a development server's, stays as it is too.
 */
export function respelled(url: string, attempt: number): string {
  return url.replace(RELEASE, (name) =>
    [...name]
      .map((character, index) => ((attempt >> index) & 1 ? `%${character.charCodeAt(0).toString(16)}` : character))
      .join(''),
  );
}

/** The address of the first attempt. */
export function plainlySpelled(url: string): string {
  return url.replace(ENCODED, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
}
