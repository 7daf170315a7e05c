import { defineConfig } from 'vitest/config';
import { postsPlugin } from './build/posts/posts-plugin.ts';

export default defineConfig({
  plugins: [postsPlugin(import.meta.dirname)],
  test: {
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    setupFiles: ['@storyloom/shared/testing/patience'],
    testTimeout: 60_000,
  },
});
