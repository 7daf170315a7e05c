import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    setupFiles: ['@storyloom/shared/testing/patience'],
    testTimeout: 60_000,
  },
});
