import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FillPage, Site } from '../http/handler.ts';
import { notFound } from '../http/json-error.ts';
import { ownTurn } from '../http/own-turn.ts';
import { networkSending } from '../http/read-body.ts';
import { openBody, sharedBody } from './body.ts';
import { cacheControl, fileTag, isImmutable, matches, RELEASE } from './caching.ts';
import { compressUnlessBusy } from './compress.ts';
import { contentType } from './content-types.ts';
import { acceptedEncodings, type Encoding } from './encoding.ts';
import { findPage, findShellPage, type FoundFile, safePath, statFile } from './find-file.ts';
import { knownPages } from './known-pages.ts';
import type { OwnOrigins } from './origins.ts';
import { MISSING_SITE_PAGE, withConfiguration } from './page.ts';
import { createPreparedPages } from './prepared-pages.ts';

const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Keeps the answer out of caches and search engines. */
const NOT_FOUND_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Paths that need no encoding. */
const PLAIN = /^[\w.~/-]*$/;

/** The page for unknown paths, under the name that static hosts use. */
const NOT_FOUND_PAGE = '404.html';

/** Pages, feeds and site maps, which are filled before they are sent. */
const FILLED = /\.(?:html|xml|txt)$/;

/** Serves the assembled site from its folder, which may be replaced while the server runs. */
export function createSite(
  folder: string,
  configuration: (origin: string) => object,
  reachedAt: OwnOrigins = {},
): Site {
  const { preparedPage, policyOf } = createPreparedPages(configuration, reachedAt);
  const isPage = knownPages(folder);

  async function servePage(request: Request, found: FoundFile, origin: string): Promise<Response> {
    const [encoding] = acceptedEncodings(request.headers.get('accept-encoding'));
    const { body, headers } = await preparedPage(found, origin, encoding);
    if (matches(request.headers.get('if-none-match'), headers.etag))
      return new Response(null, { status: 304, headers });
    const bytes = await body();
    return new Response(request.method === 'HEAD' ? null : sharedBody(bytes), {
      headers: { ...headers, 'content-length': String(bytes.byteLength) },
    });
  }

  /** Serves the page for unknown paths, which is not cached or indexed. */
  async function serveNotFound(request: Request, found: FoundFile, origin: string): Promise<Response> {
    const [encoding] = acceptedEncodings(request.headers.get('accept-encoding'));
    const { body, headers } = await preparedPage(found, origin, encoding);
    const { etag: _etag, ...others } = headers;
    const bytes = await body();
    return new Response(request.method === 'HEAD' ? null : sharedBody(bytes), {
      status: 404,
      headers: { ...others, ...NOT_FOUND_HEADERS, 'content-length': String(bytes.byteLength) },
    });
  }

  /** Serves a page that may differ for each request and is not cached. */
  async function serveFilled(request: Request, found: FoundFile, origin: string, fill: FillPage): Promise<Response> {
    // Only the code of the template may run: the rest contains user texts.
    const contentSecurityPolicy = await policyOf(found);
    const filled = await fill(await readFile(found.file, 'utf8'));
    await ownTurn(networkSending(request));
    const page = Buffer.from(withConfiguration(filled.html, configuration(origin)));
    const [accepted] = acceptedEncodings(request.headers.get('accept-encoding'));
    const compressed = accepted && (await compressUnlessBusy(page, accepted));
    const body = compressed ?? page;
    return new Response(request.method === 'HEAD' ? null : sharedBody(body), {
      status: filled.status,
      headers: {
        'content-type': contentType('index.html'),
        'content-security-policy': contentSecurityPolicy,
        'cache-control': 'no-store',
        vary: 'accept-encoding',
        'content-length': String(body.byteLength),
        ...(compressed && { 'content-encoding': accepted }),
        ...(filled.status === 404 && NOT_FOUND_HEADERS),
      },
    });
  }

  /** Finds the compressed file to send, unless it is older than the original. */
  async function variant(
    request: Request,
    found: FoundFile,
    pathname: string,
  ): Promise<[FoundFile, Encoding | undefined]> {
    for (const encoding of acceptedEncodings(request.headers.get('accept-encoding'))) {
      const sibling = await statFile(found.file + SUFFIX[encoding]);
      if (sibling && (isImmutable(pathname) || sibling.stats.mtimeMs >= found.stats.mtimeMs))
        return [sibling, encoding];
    }
    return [found, undefined];
  }

  async function serveFile(request: Request, found: FoundFile, pathname: string): Promise<Response> {
    const [sent, encoding] = await variant(request, found, pathname);
    const etag = `W/"${fileTag(sent.stats)}"`;
    const headers = {
      'content-type': contentType(found.file),
      'cache-control': cacheControl(pathname),
      vary: 'accept-encoding',
      etag,
      ...(encoding && { 'content-encoding': encoding }),
    };
    if (matches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    const { body, size } =
      request.method === 'HEAD' ? { body: null, size: sent.stats.size } : await openBody(sent.file);
    return new Response(body, { headers: { ...headers, 'content-length': String(size) } });
  }

  return async function serveSite(request, origin, fill) {
    const { pathname, search } = new URL(request.url);
    const relative = safePath(pathname);
    if (relative === undefined) return notFound();
    // The router of the page accepts one path for each page. It begins with one slash, so it does not lead to another host.
    const proper = `/${relative.replace(/(?:^|\/)index\.html$/, '')}`;
    // A browser asks for a release again under another spelling of its name (shell/src/federation/spelling.ts).
    const isEncodedForNothing = pathname.includes('%') && PLAIN.test(relative) && !RELEASE.test(`/${relative}`);
    if (pathname.includes('//') || relative.endsWith('index.html') || isEncodedForNothing) {
      const location = `${encodeURI(proper)}${search}`;
      return new Response(null, { status: 301, headers: { location, 'cache-control': 'no-cache' } });
    }
    const exact = relative.endsWith('/') || relative === '' ? undefined : await statFile(path.join(folder, relative));
    if (exact && relative === NOT_FOUND_PAGE) return serveNotFound(request, exact, origin);
    if (exact && FILLED.test(exact.file)) return servePage(request, exact, origin);
    // A compressed file is not served under its own name.
    if (exact && !/\.(?:br|gz)$/.test(exact.file)) return serveFile(request, exact, `/${relative}`);
    const isAsset =
      path.posix.extname(relative) !== '' || relative.startsWith('remotes/') || relative.startsWith('assets/');
    const accept = request.headers.get('accept') ?? '*/*';
    if (isAsset || !/text\/html|\*\/\*/.test(accept)) return notFound();
    const own = await findPage(folder, relative);
    if (own) return servePage(request, own, origin);
    const shell = await findShellPage(folder);
    if (shell && fill) return serveFilled(request, shell, origin, fill);
    if (shell) return ((await isPage(`/${relative}`)) ? servePage : serveNotFound)(request, shell, origin);
    return new Response(request.method === 'HEAD' ? null : MISSING_SITE_PAGE, {
      status: 503,
      headers: { 'content-type': contentType('index.html'), 'cache-control': 'no-store' },
    });
  };
}
