import { defineConfig } from 'vite';
import { remoteConfig } from '@storyloom/build';
import { postsPlugin } from './build/posts/posts-plugin.ts';

const root = import.meta.dirname;

export default defineConfig(
  remoteConfig(root, {
    plugins: [postsPlugin(root)],
    prerendered: true,
    firstPage: 'src/features/home/components/home-page.tsx',
  }),
);
