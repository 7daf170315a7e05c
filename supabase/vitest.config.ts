import { defaultExclude, defineConfig } from 'vitest/config';

/** These take seconds to start another runtime: `npm run test:matrix` and a soak have them. */
const ON_DENO = ['functions/**/*-on-deno.test.ts'];

export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'matrix' ? ON_DENO : ['functions/**/*.test.ts'],
    exclude: mode === 'matrix' || process.env['SOAK'] ? defaultExclude : [...defaultExclude, ...ON_DENO],
    environment: 'node',
    // The files of a worker share the libraries; the first of these clears up after the one before.
    isolate: false,
    server: { deps: { inline: ['@resvg/resvg-wasm'] } },
    setupFiles: ['@storyloom/shared/testing/fresh-file'],
    testTimeout: 20_000,
  },
}));
