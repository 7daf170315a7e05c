import type { Stats } from 'node:fs';
import path from 'node:path';

export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A name with a content hash of eight characters, in a folder of built assets. */
export const HASHED_ASSET = /\/assets\/[^/]*-[\w-]{8}(?:\.[a-z\d]+)+$/;

/** The entry of a remote keeps its address across releases, even when its name looks like a hash. */
const REMOTE_ENTRY = /^remoteEntry.*\.js$/;

/** The folder of one release of a module, whose files never change. */
export const RELEASE = /^\/remotes\/[^/]+\/[0-9a-f]{16}\//;

/** Files with a content hash are cached for ever; others are revalidated, which costs one 304. */
export function isImmutable(pathname: string): boolean {
  if (RELEASE.test(pathname)) return true;
  return (
    HASHED_ASSET.test(pathname) && !REMOTE_ENTRY.test(path.posix.basename(pathname)) && !pathname.endsWith('.html')
  );
}

export function cacheControl(pathname: string): string {
  return isImmutable(pathname) ? IMMUTABLE : 'no-cache';
}

/** Changes whenever a file is written or replaced, also within a second or with an old timestamp. */
export function fileTag(stats: Stats): string {
  return [stats.size, stats.mtimeMs, stats.ctimeMs, stats.ino]
    .map((part) => Math.round(part * 1000).toString(36))
    .join('-');
}

/** Browsers name one tag. Each of a page's compressed forms has another one. */
const TAGS_MAX = 1024;

/** Weak comparison of `If-None-Match`, as RFC 9110 requires. Longer lists match nothing. */
export function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch || ifNoneMatch.length > TAGS_MAX) return false;
  const plain = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => plain(tag) === plain(etag));
}
