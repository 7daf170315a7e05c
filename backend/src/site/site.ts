import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FillPage, Site } from '../http/handler.ts';
import { notFound } from '../http/json-error.ts';
import { cacheControl, fileTag, isImmutable, matches } from './caching.ts';
import { contentType } from './content-types.ts';
import { acceptedEncodings, type Encoding } from './encoding.ts';
import { findPage, findShellPage, type FoundFile, safePath, statFile } from './find-file.ts';
import { knownPages } from './known-pages.ts';
import { MISSING_SITE_PAGE, preparePage, withOrigin } from './page.ts';

const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

const compress: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => promisify(gzip)(text),
};

interface PreparedPage {
  readonly tag: string;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Beside the status, for search engines that come by a link all the same. */
const NOT_FOUND_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Letters that need no encoding in an address. */
const PLAIN = /^[\w.~/-]*$/;

/** The page for hosts that answer unknown addresses with a file of this name; here it is one like the others. */
const NOT_FOUND_PAGE = '404.html';

/** Pages, feeds and site maps hold what only the server knows; they are filled in before they are sent. */
const FILLED = /\.(?:html|xml|txt)$/;

/** Serves the assembled site from its folder, which may be written again while the server runs. */
export function createSite(folder: string, configuration: (origin: string) => object): Site {
  const pages = new Map<string, PreparedPage>();
  const isPage = knownPages(folder);

  async function preparedPage(found: FoundFile, origin: string, encoding: Encoding | undefined): Promise<PreparedPage> {
    const key = `${found.file} ${origin} ${encoding ?? ''}`;
    const tag = fileTag(found.stats);
    const known = pages.get(key);
    if (known?.tag === tag) return known;
    const file = withOrigin(await readFile(found.file, 'utf8'), origin);
    const page = found.file.endsWith('.html') ? preparePage(file, configuration(origin)) : { html: file };
    const body = encoding ? await compress[encoding](page.html) : Buffer.from(page.html);
    const etag = `"${createHash('sha256').update(page.html).digest('base64url').slice(0, 22)}${encoding ? `-${encoding}` : ''}"`;
    const headers = {
      'content-type': contentType(found.file),
      ...('contentSecurityPolicy' in page && { 'content-security-policy': page.contentSecurityPolicy }),
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag,
      ...(encoding && { 'content-encoding': encoding }),
    };
    const prepared = { tag, body, headers };
    // Bounded by files × allowed hosts × encodings; emptied all the same, so that no list of odd ports can grow it.
    if (pages.size > 500) pages.clear();
    pages.set(key, prepared);
    return prepared;
  }

  async function servePage(request: Request, found: FoundFile, origin: string): Promise<Response> {
    const [encoding] = acceptedEncodings(request.headers.get('accept-encoding'));
    const { body, headers } = await preparedPage(found, origin, encoding);
    if (matches(request.headers.get('if-none-match'), headers.etag ?? ''))
      return new Response(null, { status: 304, headers });
    const length = { 'content-length': String(body.byteLength) };
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
      headers: { ...headers, ...length },
    });
  }

  /** The shell's page where there is none: it shows what a person needs, and nobody keeps or lists it. */
  async function serveNotFound(request: Request, found: FoundFile, origin: string): Promise<Response> {
    const [encoding] = acceptedEncodings(request.headers.get('accept-encoding'));
    const { body, headers } = await preparedPage(found, origin, encoding);
    const { etag: _etag, ...others } = headers;
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
      status: 404,
      headers: { ...others, ...NOT_FOUND_HEADERS, 'content-length': String(body.byteLength) },
    });
  }

  /** A page that is someone's own, or differs from moment to moment: it is made again each time, and not kept anywhere. */
  async function serveFilled(request: Request, found: FoundFile, origin: string, fill: FillPage): Promise<Response> {
    const template = await readFile(found.file, 'utf8');
    // The code that may run is the template's. What is filled in comes from people.
    const { contentSecurityPolicy } = preparePage(template, {});
    const filled = await fill(template);
    const page = preparePage(filled.html, configuration(origin));
    const [encoding] = acceptedEncodings(request.headers.get('accept-encoding'));
    const body = encoding ? await compress[encoding](page.html) : Buffer.from(page.html);
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
      status: filled.status,
      headers: {
        'content-type': contentType('index.html'),
        'content-security-policy': contentSecurityPolicy,
        'cache-control': 'no-store',
        vary: 'accept-encoding',
        'content-length': String(body.byteLength),
        ...(encoding && { 'content-encoding': encoding }),
        ...(filled.status === 404 && NOT_FOUND_HEADERS),
      },
    });
  }

  /** The compressed sibling to send; never one that was left behind by an older version of the file. */
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
    const length = { 'content-length': String(sent.stats.size) };
    if (request.method === 'HEAD') return new Response(null, { headers: { ...headers, ...length } });
    // Small files are read whole: a file that is replaced in that moment is then sent entirely old or entirely new.
    if (sent.stats.size <= 1024 * 1024) {
      const body = await readFile(sent.file);
      return new Response(new Uint8Array(body), { headers: { ...headers, 'content-length': String(body.byteLength) } });
    }
    const stream = Readable.toWeb(createReadStream(sent.file)) as ReadableStream<Uint8Array>;
    return new Response(stream, { headers: { ...headers, ...length } });
  }

  return async function serveSite(request, origin, fill) {
    const { pathname, search } = new URL(request.url);
    const relative = safePath(pathname);
    if (relative === undefined) return notFound();
    // One address a page: the router of the page knows no other. It begins with one slash, so it leads to no other host.
    const proper = `/${relative.replace(/(?:^|\/)index\.html$/, '')}`;
    const isEncodedForNothing = pathname.includes('%') && PLAIN.test(relative);
    if (pathname.includes('//') || relative.endsWith('index.html') || isEncodedForNothing) {
      const location = `${encodeURI(proper)}${search}`;
      return new Response(null, { status: 301, headers: { location, 'cache-control': 'no-cache' } });
    }
    const exact = relative.endsWith('/') || relative === '' ? undefined : await statFile(path.join(folder, relative));
    if (exact && relative === NOT_FOUND_PAGE) return serveNotFound(request, exact, origin);
    if (exact && FILLED.test(exact.file)) return servePage(request, exact, origin);
    // A compressed sibling whose original is gone is not served under any name.
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
