import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Plugin } from 'vite';
import { type CompiledPost, compilePosts } from './compile-posts.ts';

/** Modules that the posts become; one of `BODY` with a slug holds that post's text. */
const POSTS = 'virtual:posts';
const BODIES = 'virtual:posts/bodies';
const TEXTS = 'virtual:posts/texts';
const BODY = 'virtual:posts/body/';

/** The `\0` keeps other plugins away from what is no file. */
const resolved = (id: string) => `\0${id}`;

function readFolder(folder: string, ending: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return new Map(names.map((name) => [parse(name).name, readFileSync(join(folder, name), 'utf8')]));
}

/** Compiles the posts of a folder, which has their figures in `figures`. */
export function readPosts(folder: string): readonly CompiledPost[] {
  return compilePosts({ posts: readFolder(folder, '.md'), figures: readFolder(join(folder, 'figures'), '.svg') });
}

const moduleOf = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};`;

/** Source of one of the modules; `undefined` for a post that is not there. */
function sourceOf(id: string, posts: readonly CompiledPost[]): string | undefined {
  if (id === POSTS)
    return moduleOf(
      'POSTS',
      posts.map(({ meta }) => meta),
    );
  if (id === TEXTS) return moduleOf('TEXTS', Object.fromEntries(posts.map(({ meta, text }) => [meta.slug, text])));
  if (id === BODIES) {
    const loaders = posts.map(({ meta: { slug } }) => `'${slug}': () => import('${BODY}${slug}')`);
    return `export const BODIES = { ${loaders.join(', ')} };`;
  }
  const post = posts.find(({ meta }) => id === `${BODY}${meta.slug}`);
  return post && `export default ${JSON.stringify(post.nodes)};`;
}

/**
 * Makes modules of the Markdown files in `<root>/posts`, so that adding a post is adding a file. A post with a mistake
 * fails the build with its name and what to do.
 *
 * @param root folder of the module
 */
export function postsPlugin(root: string): Plugin {
  const folder = join(root, 'posts');
  let compiled: readonly CompiledPost[] | undefined;
  return {
    name: 'storyloom:posts',
    buildStart() {
      compiled = undefined;
    },
    resolveId(id) {
      return id === POSTS || id.startsWith(`${POSTS}/`) ? resolved(id) : null;
    },
    load(id) {
      if (!id.startsWith(resolved(POSTS))) return null;
      compiled ??= readPosts(folder);
      return sourceOf(id.slice(1), compiled) ?? this.error(`${id.slice(1)} is no post`);
    },
    configureServer(server) {
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
