import { TestOrder } from '@storyloom/shared/build/test-order';
import { defineConfig } from 'vitest/config';
import { postsPlugin } from './build/posts/posts-plugin.ts';

export default defineConfig({
  plugins: [postsPlugin(import.meta.dirname)],
  test: {
    maxWorkers: '100%',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    // The files of a worker share its document and libraries; the setup cleans up after the previous file.
    isolate: false,
    sequence: { sequencer: TestOrder },
    server: { deps: { inline: ['styled-components', 'react-hot-toast'] } },
    setupFiles: ['@storyloom/testing/setup'],
    testTimeout: 120_000,
  },
});
