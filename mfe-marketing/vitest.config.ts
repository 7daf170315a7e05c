import { moduleTests } from '@storyloom/testing/module-tests';
import { defineConfig } from 'vitest/config';
import { postsPlugin } from './build/posts/posts-plugin.ts';

export default defineConfig({
  plugins: [postsPlugin(import.meta.dirname)],
  test: { ...moduleTests, include: ['{src,build}/**/*.test.{ts,tsx}'] },
});
