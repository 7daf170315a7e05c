import { moduleTests } from '@storyloom/testing/module-tests';
import { defaultExclude, defineConfig } from 'vitest/config';

/** These look at what a library finds out once when it is loaded, or put another in its place. */
const ALONE = ['src/auth/*.test.{ts,tsx}'];

export default defineConfig({
  test: {
    sequence: moduleTests.sequence,
    projects: [
      {
        test: {
          ...moduleTests,
          name: 'together',
          include: [...moduleTests.include, 'build/**/*.test.ts'],
          exclude: [...defaultExclude, ...ALONE],
        },
      },
      { test: { ...moduleTests, name: 'alone', include: ALONE, isolate: true } },
    ],
  },
});
