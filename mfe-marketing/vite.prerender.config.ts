import { defineConfig } from 'vite';
import { remotePrerenderConfig } from '@storyloom/build';
import { postsPlugin } from './build/posts/posts-plugin.ts';

const root = import.meta.dirname;

export default defineConfig(
  remotePrerenderConfig(root, {
    plugins: [postsPlugin(root)],
    // For `build/write-pictures.mjs`.
    input: { pages: `${root}/src/prerender/pages.ts` },
  }),
);
