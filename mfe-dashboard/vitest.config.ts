import { defaultExclude, defineConfig } from 'vitest/config';

/** These fail when they share a process with others. */
const ALONE = ['src/features/library/components/{delete-story,undo-deletion,undo-time}.test.tsx'];

export default defineConfig({
  test: {
    testTimeout: 120_000,
    maxWorkers: '100%',
    // Styles are added rule by rule, as on the site; the other way has jsdom read all of them again with each.
    env: { SC_DISABLE_SPEEDY: 'false' },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...defaultExclude, ...ALONE],
          // The files of a worker share its document and libraries; the first of these clears up after the one before.
          isolate: false,
          server: { deps: { inline: ['styled-components', 'react-hot-toast'] } },
          setupFiles: ['@storyloom/testing/setup'],
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: ALONE, setupFiles: ['@storyloom/testing/setup'] },
      },
    ],
  },
});
