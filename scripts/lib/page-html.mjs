/** Placeholder for the site's origin in a page, which the assembly (`SITE_URL`) or the server fills in. */
export const ORIGIN = 'https://storyloom.invalid';

/**
 * @typedef {import('@storyloom/shared/contract').PublicPage & { head: string, styles: string, body: string, route?: string, remote?: string }} PrerenderedPage
 *   `remote` and `route` are absent for the shell's own pages
 * @typedef {{ entry: string, scripts: Readonly<Record<string, string>> }} Start addresses of the shell's scripts, with the integrity
 *   of what is fetched early
 */

/** JSON inside an element: no value can end it. @param {unknown} value */
function inlineJson(value) {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/** @param {string} head @param {RegExp} pattern @param {string} what @param {string} path */
function read(head, pattern, what, path) {
  const found = pattern.exec(head)?.[1];
  if (!found) throw new Error(`The page ${path} has no ${what} of its own.`);
  return found;
}

/**
 * Metadata for search engines and link previews. Title and description are already escaped.
 *
 * @param {{ path: string, title: string, description: string, type: string, picture?: string, hidden?: boolean, feed?: string }} page
 */
export function metaElements({ path, title, description, type, picture, hidden, feed }) {
  const url = `${ORIGIN}${path}`;
  const property = (/** @type {string} */ name, /** @type {string} */ content) =>
    `<meta property="og:${name}" content="${content}" data-page />`;
  return [
    ...(hidden ? ['<meta name="robots" content="noindex" data-page />'] : []),
    `<link rel="canonical" href="${url}" data-page />`,
    property('site_name', 'Storyloom'),
    property('type', type),
    property('url', url),
    property('title', title),
    property('description', description),
    ...(picture
      ? [
          property('image', `${ORIGIN}${picture}`),
          property('image:type', 'image/png'),
          property('image:width', '1200'),
          property('image:height', '630'),
          property('image:alt', title),
          '<meta name="twitter:card" content="summary_large_image" data-page />',
        ]
      : []),
    ...(feed ? [`<link rel="alternate" type="application/rss+xml" title="Storyloom" href="${feed}" data-page />`] : []),
  ].join('\n    ');
}

/** Without what only a page that is made by scripts has. @param {string} html @param {boolean} live see `PublicPage` */
function withoutLiveParts(html, live) {
  return html
    .replace(/<title data-default>[^<]*<\/title>/, '')
    .replace(/<meta\s+data-default[^>]*>/, '')
    .replace(/<(script|noscript|p)\s+data-live\b[^>]*>[\s\S]*?<\/\1>/g, (part, name) =>
      live && name !== 'script' ? part : '',
    )
    .replace(/<script type="module"[^>]*><\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\n\s*\n/g, '\n');
}

/**
 * The scripts of the shell's page: its entry, and those that it will import.
 *
 * @param {string} html of the shell's build
 * @returns {Start}
 */
export function startOf(html) {
  const entry = /<script type="module"[^>]*\bsrc="([^"]+)"/.exec(html)?.[1];
  if (!entry) throw new Error("The shell's index.html has no script.");
  const links = html.matchAll(/<link rel="modulepreload" integrity="([^"]+)"[^>]*\bhref="([^"]+)"/g);
  return { entry, scripts: Object.fromEntries([...links].map(([, integrity, href]) => [href, integrity])) };
}

/**
 * The shell's page, on which only scripts of the shell's build run: an import map has the hashes of those that are
 * imported later, and so have the elements that fetch some of them, for browsers without integrity in import maps.
 *
 * @param {string} html of the shell's build
 * @param {Readonly<Record<string, string>>} scripts subresource integrity by address
 */
export function withIntegrity(html, scripts) {
  const map = `<script type="importmap">${inlineJson({ integrity: scripts })}</script>`;
  return html
    .replace(/<meta charset="utf-8" \/>/, (charset) => `${charset}\n    ${map}`)
    .replace(
      /<script type="module"(?=[^>]*\bsrc="([^"]+)")|<link rel="modulepreload"(?=[^>]*\bhref="([^"]+)")/g,
      (tag, src, href) => {
        const integrity = scripts[src ?? href];
        if (!integrity) throw new Error(`The shell's page asks for ${src ?? href}, which is not in its build.`);
        return `${tag} integrity="${integrity}"`;
      },
    );
}

/**
 * The HTML file of one page. It names nothing of one release of its module, so that it changes only when its words do.
 *
 * @param {string} html of the shell's build
 * @param {PrerenderedPage} page
 * @param {{ start: Start, startScript: string, picture?: string | undefined, feed?: string | undefined }} site
 */
export function pageHtml(html, page, { start, startScript, picture, feed }) {
  const { path, head, styles, body, type, hidden, live, remote, route, structuredData = [] } = page;
  const title = read(head, /<title>([^<]+)<\/title>/, 'title', path);
  const description = read(head, /<meta name="description" content="([^"]+)"/, 'description', path);
  const meta = metaElements({
    path,
    title,
    description,
    type,
    ...(picture && { picture }),
    ...(hidden && { hidden }),
    ...(feed && { feed }),
  });
  const data = structuredData.map((object) => {
    const json = inlineJson(object).replaceAll('{origin}', ORIGIN);
    return `<script type="application/ld+json" data-page>${json}</script>`;
  });
  const headParts = [head, meta, ...data, styles].join('\n    ');
  const bodyParts = [
    `<script type="application/json" id="storyloom-start">${inlineJson({ ...start, ...(live && { live }), ...(remote && { remote, route }) })}</script>`,
    `<script>${startScript}</script>`,
  ].join('\n    ');
  return withoutLiveParts(html, live ?? false)
    .replace('</head>', () => `  ${headParts}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
    .replace('</body>', () => `  ${bodyParts}\n  </body>`);
}

/**
 * The shell's page for unknown addresses: it renders the message itself, and is not indexed by search engines.
 *
 * @param {string} html of the shell's build
 */
export function notFoundHtml(html) {
  return html.replace('</head>', () => `  <meta name="robots" content="noindex" data-page />\n  </head>`);
}
