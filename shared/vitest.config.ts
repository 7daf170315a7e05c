import { TestOrder } from '@storyloom/testing/test-order';
import { defaultExclude, defineConfig } from 'vitest/config';

/** These look at what a library finds out once when it is loaded, or put another in its place. */
const ALONE = ['src/auth/*.test.{ts,tsx}'];

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { sequencer: TestOrder },
    // Styles are added rule by rule, as on the site; the other way has jsdom read all of them again with each.
    env: { SC_DISABLE_SPEEDY: 'false' },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
          exclude: [...defaultExclude, ...ALONE],
          // The files of a worker share its document and libraries; the first of these clears up after the one before.
          isolate: false,
          server: { deps: { inline: ['styled-components', 'react-hot-toast'] } },
          setupFiles: ['@storyloom/testing/fresh-file', '@storyloom/testing/patience', '@storyloom/testing/each-test'],
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
          setupFiles: ['@storyloom/testing/patience', '@storyloom/testing/each-test'],
        },
      },
    ],
  },
});
