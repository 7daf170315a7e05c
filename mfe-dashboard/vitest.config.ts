import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@storyloom/shared/testing/patience'],
    testTimeout: 60_000,
    // Styles are added rule by rule, as on the site; the other way has jsdom read all of them anew with each.
    env: { SC_DISABLE_SPEEDY: 'false' },
  },
});
