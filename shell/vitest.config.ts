import { inlineScripts } from '@storyloom/shared/build';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [inlineScripts()],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@storyloom/shared/testing/patience'],
    testTimeout: 60_000,
  },
});
