import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // The files of a worker share the libraries; the first of these clears up after the one before.
    isolate: false,
    setupFiles: ['@storyloom/testing/fresh-file'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
