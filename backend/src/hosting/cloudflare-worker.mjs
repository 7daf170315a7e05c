/**
 * @typedef {object} Site what `cloudflare.ts` writes below this code
 * @property {Readonly<Record<string, string>>} policies content security policy by path of a page's file
 * @property {readonly string[]} pages text of regular expressions for pages without a file
 * @property {readonly (readonly [pattern: string, cacheControl: string])[]} caching
 * @property {Readonly<Record<string, string>>} types content type by ending
 * @property {Readonly<Record<string, string>>} headers of every answer
 * @property {string} hidden text of a regular expression for paths that are never answered
 * @property {string} release text of a regular expression for files of a release, whose name may be spelled in several ways
 * @property {string} named text of a regular expression for paths of files, where no page is expected
 * @property {string} loadsNothing content security policy of what is neither a page nor a script
 * @property {string} [sharePage] address of the function that makes pages and pictures of shared stories
 * @property {string} missing body of the answer for a missing file
 */

/** How long the function that makes pages of shared stories may take. */
const SHARE_PAGE_MS = 10_000;

/** `/s/{shareId}`, and the picture below it. */
const SHARED_STORY = /^\/s\/([\w-]+)(?:\/|(\/cover\.png))?$/;

/**
 * The worker of a site on Cloudflare Pages, which answers every request.
 *
 * @param {Site} site
 */
export function createWorker(site) {
  const patternOf = (/** @type {string} */ source, flags = '') => new RegExp(source, flags);
  const hidden = patternOf(site.hidden);
  const release = patternOf(site.release);
  const named = patternOf(site.named);
  const pages = site.pages.map((source) => patternOf(source, 'i'));
  const caching = site.caching.map(([source, value]) => /** @type {const} */ ([patternOf(source), value]));

  /** @param {number} status @param {Record<string, string>} headers @param {BodyInit | null} body */
  const answer = (status, headers, body = null) =>
    new Response(body, {
      status,
      headers: { ...site.headers, 'content-security-policy': site.loadsNothing, ...headers },
    });

  /** @param {Request} request */
  const missing = ({ method }) =>
    answer(
      404,
      { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' },
      method === 'HEAD' ? null : site.missing,
    );

  /**
   * A file of the site. Pages have their address without `index.html` and `.html` there, or they are redirected.
   *
   * @param {Request} request @param {{ ASSETS: { fetch: (request: Request) => Promise<Response> } }} env
   * @param {string} path @param {number} [status]
   */
  async function file(request, env, path, status) {
    const address = new URL(
      path.replace(/(?:\/index)?\.html$/, (end) => (end === '.html' ? '' : '/')),
      request.url,
    );
    const asked = new Request(address, { method: request.method, headers: status ? {} : request.headers });
    const found = await env.ASSETS.fetch(asked);
    if (found.status !== 200 && found.status !== 304) return missing(request);
    const headers = new Headers(found.headers);
    for (const [name, value] of Object.entries(site.headers)) headers.set(name, value);
    headers.set(
      'content-type',
      site.types[/\.[^./]*$/.exec(path)?.[0].toLowerCase() ?? ''] ?? 'application/octet-stream',
    );
    headers.set('cache-control', caching.find(([pattern]) => pattern.test(path))?.[1] ?? 'no-cache');
    if (/\.m?js$/.test(path)) headers.delete('content-security-policy');
    else headers.set('content-security-policy', site.policies[path] ?? site.loadsNothing);
    if (status) {
      headers.set('cache-control', 'no-store');
      headers.set('x-robots-tag', 'noindex');
      headers.delete('etag');
    }
    return new Response(found.body, { status: status ?? found.status, headers });
  }

  /**
   * The page or the picture of a shared story. While the function does not answer, the page of the shell fills itself.
   *
   * @param {Request} request @param {{ ASSETS: { fetch: (request: Request) => Promise<Response> } }} env
   * @param {string} address below the function's @param {boolean} isPicture
   */
  async function sharedStory(request, env, address, isPicture) {
    const tag = isPicture && request.headers.get('if-none-match');
    const found = await fetch(`${site.sharePage}${address}`, {
      method: request.method,
      headers: tag ? { 'if-none-match': tag } : {},
      signal: AbortSignal.timeout(SHARE_PAGE_MS),
    }).catch(() => undefined);
    if (isPicture) {
      if (!found || found.status >= 500) return answer(503, { 'cache-control': 'no-store' });
      const kept = ['content-type', 'cache-control', 'etag'].map((name) => [name, found.headers.get(name)]);
      return answer(found.status, Object.fromEntries(kept.filter(([, value]) => value)), found.body);
    }
    // The platform itself answers 404 as JSON, where the function is not deployed.
    const isPage = found?.status === 200 || found?.status === 404;
    if (!isPage || !found.headers.get('content-type')?.startsWith('text/')) return file(request, env, '/app.html');
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': found.headers.get('cache-control') ?? 'no-store',
      'content-security-policy': site.policies['/app.html'] ?? site.loadsNothing,
    };
    return answer(found.status, headers, found.body);
  }

  return {
    /** @param {Request} request @param {{ ASSETS: { fetch: (request: Request) => Promise<Response> } }} env */
    async fetch(request, env) {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return answer(405, { allow: 'GET, HEAD', 'cache-control': 'no-store' });
      const { pathname, search } = new URL(request.url);
      let path;
      try {
        path = decodeURIComponent(pathname);
      } catch {
        return missing(request);
      }
      if (hidden.test(path)) return missing(request);
      const proper = path.replace(/\/+/g, '/').replace(/\/index\.html$/, '') || '/';
      const isEncodedForNothing = pathname.includes('%') && /^[\w.~/-]*$/.test(path) && !release.test(path);
      if (proper !== path || isEncodedForNothing)
        return answer(301, { location: `${encodeURI(proper)}${search}`, 'cache-control': 'no-cache' });
      const [, shareId, picture] = (site.sharePage && SHARED_STORY.exec(path)) || [];
      if (shareId) return sharedStory(request, env, `/${shareId}${picture ?? ''}`, picture !== undefined);
      if (path === '/404.html') return file(request, env, path, 404);
      if (named.test(path)) return /\.(?:br|gz)$/.test(path) ? missing(request) : file(request, env, path);
      const own = `${path.replace(/\/$/, '')}/index.html`;
      if (Object.hasOwn(site.policies, own)) return file(request, env, own);
      return pages.some((pattern) => pattern.test(path))
        ? file(request, env, '/app.html')
        : file(request, env, '/404.html', 404);
    },
  };
}
