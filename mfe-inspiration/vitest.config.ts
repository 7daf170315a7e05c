import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@storyloom/shared/testing/patience'],
    testTimeout: 60_000,
  },
});
