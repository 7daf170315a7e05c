import { defaultExclude, defineConfig } from 'vitest/config';

/** These take seconds to start another runtime: `npm run test:matrix` and a soak have them. */
const ON_DENO = ['functions/**/*-on-deno.test.ts'];

/** This measures the time of the processor: `npm run test:matrix` and a soak have it. */
const TIMED = ['functions/_shared/stories/long-texts.soak.test.ts'];

/** This measures every reader of foreign text for a minute: a soak has it. */
const MEASURED = ['functions/_shared/testing/linear-time.soak.test.ts'];

/** These do more in the matrix than in `npm test`: on Deno too, or with more lengths. */
const ON_EACH = ['functions/generate-story/leaving.soak.test.ts', 'functions/generate-story/length.soak.test.ts'];

export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'matrix' ? [...ON_DENO, ...TIMED, ...ON_EACH] : ['functions/**/*.test.ts'],
    exclude:
      mode === 'matrix' || process.env['SOAK']
        ? defaultExclude
        : [...defaultExclude, ...ON_DENO, ...TIMED, ...MEASURED],
    environment: 'node',
    // The files of a worker share all modules: those of the functions keep nothing outside their handlers.
    isolate: false,
    server: { deps: { inline: ['@resvg/resvg-wasm'] } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}));
