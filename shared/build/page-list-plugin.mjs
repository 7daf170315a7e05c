import { escape } from 'html-escaper';

/**
 * @typedef {{ id: string, name: string, routes: readonly string[], pageNames?: Readonly<Record<string, string>>,
 *   nav?: readonly { label: string, to: string }[] }} Descriptor what `remote.json` says of a module's pages
 */

/** @param {Descriptor} descriptor @returns {readonly { path: string, name: string, isAddress: boolean }[]} the pages, each once */
function pagesOf({ name, routes, pageNames = {}, nav = [] }) {
  const paths = new Set([...routes, ...nav.map(({ to }) => to)]);
  return [...paths].map((path) => {
    const label = pageNames[path] ?? nav.find(({ to }) => to === path)?.label ?? name;
    return { path, name: label, isAddress: !path.includes(':') };
  });
}

/**
 * A page that lists the pages of a module.
 *
 * @param {Descriptor} descriptor
 */
export function pageListHtml(descriptor) {
  const items = pagesOf(descriptor).map(({ path, name, isAddress }) => {
    const address = `<code>${escape(path)}</code>`;
    return isAddress
      ? `<li><a href="${escape(path)}">${escape(name)}</a> ${address}</li>`
      : `<li>${escape(name)} ${address}, with a value for each part that begins with a colon</li>`;
  });
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escape(descriptor.name)}: pages</title>
    <style>
      body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif; }
    </style>
  </head>
  <body>
    <main>
      <h1>${escape(descriptor.name)}</h1>
      <p>The pages of this module, without the rest of the site:</p>
      <ul>
        ${items.join('\n        ')}
      </ul>
    </main>
  </body>
</html>
`;
}

/**
 * Lists the module's pages at the root of its development server, unless it has a page there.
 *
 * @param {Descriptor} descriptor
 * @returns {import('vite').Plugin}
 */
export function pageList(descriptor) {
  return {
    name: 'storyloom:page-list',
    apply: 'serve',
    configureServer({ middlewares }) {
      if (descriptor.routes.includes('/')) return;
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://module.invalid');
        if (pathname !== '/' && pathname !== '/index.html') return next();
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(pageListHtml(descriptor));
      });
    },
  };
}
