import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['functions/**/*.test.ts'],
    environment: 'node',
    // The files of a worker share the libraries; the first of these clears up after the one before.
    isolate: false,
    server: { deps: { inline: ['@resvg/resvg-wasm'] } },
    setupFiles: ['@storyloom/shared/testing/fresh-file'],
    testTimeout: 20_000,
  },
});
