import { patternSource, REPORTS_PATH } from '@storyloom/shared/contract';
import { HTTPS_ONLY, SECURITY_HEADERS } from '../gateway/security-headers.ts';
import { HASHED_ASSET, IMMUTABLE, RELEASE } from '../site/caching.ts';
import { RANDOM_UUID } from '../site/known-pages.ts';

/**
 * How files are cached, by their path; the first rule that matches counts, and what matches none is `no-cache`. For servers whose
 * regular expressions know no look-ahead. `isImmutable` of the local server says the same.
 */
export const CACHE_RULES: readonly (readonly [pattern: RegExp, cacheControl: string])[] = [
  [RELEASE, IMMUTABLE],
  [/\.html$/, 'no-cache'],
  [/\/remoteEntry[^/]*\.js$/, 'no-cache'],
  [HASHED_ASSET, IMMUTABLE],
];

export const cacheControlOf = (path: string): string =>
  CACHE_RULES.find(([pattern]) => pattern.test(path))?.[1] ?? 'no-cache';

/** Text of a regular expression: names that begin with a dot, and characters that no address of the site has. */
export const HIDDEN = String.raw`/\.|[\\\x00-\x1f\x7f]`;

/**
 * Text of a regular expression: paths of files, where no page is expected. From each full stop it reads to the next one only: nginx
 * would take a third of a second for thousands.
 */
export const NAMED_FILE = String.raw`^/(?:assets|remotes)/|\.[^/.]*$`;

/** A text as a regular expression that matches it alone. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The headers of every answer. */
export function commonHeaders(origin: URL): Readonly<Record<string, string>> {
  return {
    ...SECURITY_HEADERS,
    ...(origin.protocol === 'https:' && { 'strict-transport-security': HTTPS_ONLY }),
  };
}

/** The answer for a file that is missing, as the local server's. */
export const MISSING_FILE = JSON.stringify({
  error: { code: 'not_found', message: 'There is nothing at this address.' },
});

/** Text of regular expressions for the paths of pages without a file, to be used without regard to case. */
export function pageSources(patterns: readonly string[]): readonly string[] {
  const storyId = RANDOM_UUID.source.slice(1, -1);
  return patterns.map((pattern) => patternSource(pattern, { storyId }).source);
}

/** Paths of the functions, which may have servers of their own. */
export const FUNCTIONS_PATH = '^/functions/v1/';

/** Paths that the local backend answers itself, with data, functions, or pages that it fills. */
export const BACKEND_PATHS = [
  '^/(?:auth|rest|functions)/v1/',
  `^(?:/version|${REPORTS_PATH})$`,
  '^/s/[^/]+(?:/(?:cover\\.png)?)?$',
  '^/community/[^/]+/?$',
] as const;
