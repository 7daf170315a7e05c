import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // One migrated database is built for the whole run and copied by each file.
    globalSetup: 'src/testing/global-setup.ts',
    // Each file runs a database in WebAssembly; more at once than there are cores only makes all of them slow.
    maxWorkers: 2,
    // A hash of a password is meant to take long; the test of how long it takes sets it back.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    // The files of a worker share the libraries and the compiled database; its quick compiler is enough for what they ask.
    isolate: false,
    execArgv: ['--liftoff-only'],
    setupFiles: ['@storyloom/shared/testing/fresh-file'],
    testTimeout: 40_000,
    hookTimeout: 60_000,
  },
});
