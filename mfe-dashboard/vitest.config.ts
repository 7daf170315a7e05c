import { defaultExclude, defineConfig } from 'vitest/config';

/** These fail when they share a process with other files. */
const ALONE = ['src/features/library/components/{delete-story,undo-deletion,undo-time}.test.tsx'];

export default defineConfig({
  test: {
    testTimeout: 120_000,
    maxWorkers: '100%',
    // Styles are inserted rule by rule, as on the site; otherwise jsdom parses all of them again with each.
    env: { SC_DISABLE_SPEEDY: 'false' },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...defaultExclude, ...ALONE],
          // The files of a worker share one document and its modules; the setup file cleans up after each.
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
