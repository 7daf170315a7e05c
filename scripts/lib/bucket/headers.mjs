// With what headers a file of a site is stored in a bucket: those that our own server sends (backend/src/site).
import { posix } from 'node:path';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
};

/** @type {Readonly<Record<string, string>>} */
const ENCODINGS = { '.br': 'br', '.gz': 'gzip' };

const RELEASE = /^remotes\/[^/]+\/[0-9a-f]{16}\//;
/** Our own server fills its address in. */
const FILLED = /\.(?:html|xml|txt)$/;
const HASHED = /(?:^|\/)assets\/(?:.*\/)?[^/]*-[\w-]{8,}\.[^/]+$/;

/** Whether a compressed copy of another file. @param {string} file path in the site */
export const isCopy = (file) => posix.extname(file) in ENCODINGS;

/**
 * @param {string} file path in the site
 * @returns {Record<string, string>}
 */
export function headersOf(file) {
  const encoding = ENCODINGS[posix.extname(file)];
  const original = encoding ? file.slice(0, -posix.extname(file).length) : file;
  const isForEver = !FILLED.test(original) && (RELEASE.test(original) || HASHED.test(original));
  return {
    'content-type': TYPES[posix.extname(original)] ?? 'application/octet-stream',
    'cache-control': isForEver ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(encoding && { 'content-encoding': encoding }),
  };
}
