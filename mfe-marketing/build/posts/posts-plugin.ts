import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { type CompiledPost, compilePosts } from './compile-posts.ts';

/** Virtual modules with the posts; `BODY` with a slug has that post's text. */
const POSTS = 'virtual:posts';
const BODIES = 'virtual:posts/bodies';
const TEXTS = 'virtual:posts/texts';
const BODY = 'virtual:posts/body/';

/** The `\0` tells other plugins that this is not a file. */
const resolved = (id: string) => `\0${id}`;

function readFolder(folder: string, ending: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return new Map(names.map((name) => [parse(name).name, readFileSync(join(folder, name), 'utf8')]));
}

const DRAWING_CODE = join(import.meta.dirname, '../featured/draw-featured.mjs');

/** Compiles the posts of a folder, with figures in `figures` and featured images in `pictures`. */
export function readPosts(folder: string): readonly CompiledPost[] {
  return compilePosts({
    posts: readFolder(folder, '.md'),
    figures: readFolder(join(folder, 'figures'), '.svg'),
    pictures: readFolder(join(folder, 'pictures'), '.svg'),
    drawingCode: readFileSync(DRAWING_CODE, 'utf8'),
  });
}

/** The folder of the built pictures. Their names have a version, so that browsers can cache them. */
const PICTURES = '/assets/pictures';
/** Where the assembly publishes the module. */
const PUBLISHED = '/remotes/marketing';
const PICTURE = /^\/(?<slug>[a-z0-9-]+)-(?<width>\d+)-[0-9a-f]+\.webp$/;

/** In development no files are written: a picture is drawn when it is requested. */
function picturesOf(folder: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const { slug = '', width } = PICTURE.exec(request.url ?? '')?.groups ?? {};
    const svg = readFolder(join(folder, 'pictures'), '.svg').get(slug);
    if (svg === undefined) return next();
    try {
      const { drawFeatured } = await import('../featured/draw-featured.mjs');
      response.setHeader('content-type', 'image/webp').end(await drawFeatured(svg, Number(width)));
    } catch (error) {
      next(error);
    }
  };
}

const moduleOf = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};`;

/** Source of one of the modules; `undefined` for an unknown post. */
function sourceOf(id: string, posts: readonly CompiledPost[], picturesAt: string): string | undefined {
  if (id === POSTS) {
    const metas = posts.map(({ meta }) => meta);
    return `${moduleOf('POSTS', metas)}\n${moduleOf('PICTURES_AT', picturesAt)}`;
  }
  if (id === TEXTS) return moduleOf('TEXTS', Object.fromEntries(posts.map(({ meta, text }) => [meta.slug, text])));
  if (id === BODIES) {
    const loaders = posts.map(({ meta: { slug } }) => `'${slug}': () => import('${BODY}${slug}')`);
    return `export const BODIES = { ${loaders.join(', ')} };`;
  }
  const post = posts.find(({ meta }) => id === `${BODY}${meta.slug}`);
  return post && `export default ${JSON.stringify(post.nodes)};`;
}

/**
 * Compiles the Markdown files in `<root>/posts` into modules, so that adding a file adds a post. A mistake fails the
 * build with the name of the post and what to do.
 *
 * @param root folder of the module
 */
export function postsPlugin(root: string): Plugin {
  const folder = join(root, 'posts');
  let compiled: readonly CompiledPost[] | undefined;
  let picturesAt = `${PUBLISHED}${PICTURES}`;
  return {
    name: 'storyloom:posts',
    configResolved({ command, server: { origin } }) {
      // The development server and the shell, which serves the page, have different origins.
      if (command === 'serve' && origin !== undefined) picturesAt = `${origin}${PICTURES}`;
    },
    buildStart() {
      compiled = undefined;
    },
    resolveId(id) {
      return id === POSTS || id.startsWith(`${POSTS}/`) ? resolved(id) : null;
    },
    load(id) {
      if (!id.startsWith(resolved(POSTS))) return null;
      compiled ??= readPosts(folder);
      return sourceOf(id.slice(1), compiled, picturesAt) ?? this.error(`${id.slice(1)} is no post`);
    },
    configureServer(server) {
      server.middlewares.use(PICTURES, picturesOf(folder));
      server.watcher.add(folder);
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(folder)) return;
        compiled = undefined;
        for (const { moduleGraph } of Object.values(server.environments)) {
          for (const [id, module] of moduleGraph.idToModuleMap) {
            if (id.startsWith(resolved(POSTS))) moduleGraph.invalidateModule(module);
          }
        }
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
