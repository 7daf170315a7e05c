import { FILES, faceRules } from './faces.mjs';
import { subsetOf } from './subset.mjs';

/** Where a development server has the files. */
const DEV_FOLDER = '/@storyloom-fonts/';

/** The file that every page needs for its first line. */
const [{ name: FIRST }] = FILES;

/**
 * Puts the site's font beside a page, and its rules into the page's head: they are there before any script, in a page
 * that is written before as well, and once for the shell and all remotes. The upright face is asked for at once, since
 * the header of every page is set in it.
 *
 * @returns {import('vite').Plugin}
 */
export function fonts() {
  let base = '/';
  let isBuild = false;
  return {
    name: 'storyloom:fonts',
    configResolved(config) {
      base = config.base;
      isBuild = config.command === 'build';
    },
    async buildStart() {
      if (!isBuild) return;
      for (const file of FILES) {
        this.emitFile({ type: 'asset', name: `${file.name}.woff2`, source: await subsetOf(file) });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = FILES.find(({ name }) => request.url === `${DEV_FOLDER}${name}.woff2`);
        if (!file) return next();
        response.setHeader('content-type', 'font/woff2');
        subsetOf(file).then((bytes) => response.end(bytes), next);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        /** @param {string} name */
        const addressOf = (name) => {
          if (!bundle) return `${DEV_FOLDER}${name}.woff2`;
          const asset = Object.values(bundle).find(
            (part) => part.type === 'asset' && part.names.includes(`${name}.woff2`),
          );
          if (!asset) throw new Error(`The build has no ${name}.woff2.`);
          return `${base}${asset.fileName}`;
        };
        const preload = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: addressOf(FIRST) };
        return [
          { tag: 'link', attrs: preload, injectTo: 'head' },
          { tag: 'style', children: faceRules(addressOf), injectTo: 'head' },
        ];
      },
    },
  };
}
