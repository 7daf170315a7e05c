import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // One migrated database is built for the whole run and copied by each file.
    globalSetup: 'src/testing/global-setup.ts',
    // Each file runs a database in WebAssembly; more at once than there are cores only makes all of them slow.
    maxWorkers: 2,
    testTimeout: 40_000,
    hookTimeout: 60_000,
  },
});
