import { defaultExclude, defineConfig } from 'vitest/config';

/** These are about Postgres alone: `npm run test:matrix` and a soak have them. */
const ON_POSTGRES = ['{src,tests}/**/*-on-postgres.test.ts', 'tests/pgtap/mutations.soak.test.ts'];

/** These measure time: only a soak has them. */
const TIMED = ['src/auth/nothing-given-away.soak.test.ts', 'tests/attacks/kill.soak.test.ts'];

/** These run on PGlite in `npm test`, and on Postgres in the matrix: see `src/testing/engines.ts`. */
const ON_EACH = [
  'tests/pgtap/pgtap.test.ts',
  'src/account-deletion.test.ts',
  'src/guest-quota.test.ts',
  'src/gateway/stalling.test.ts',
  'tests/attacks/races.soak.test.ts',
  'tests/attacks/queries.soak.test.ts',
  'src/paging.soak.test.ts',
];

export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'matrix' ? [...ON_POSTGRES, ...ON_EACH] : ['{src,tests}/**/*.test.ts'],
    exclude: [
      ...defaultExclude,
      ...(process.env['SOAK'] ? [] : TIMED),
      ...(mode === 'matrix' || process.env['SOAK'] ? [] : ON_POSTGRES),
    ],
    // One migrated database is built for the whole run and copied by each file.
    globalSetup: 'src/testing/global-setup.ts',
    // Each file runs a database in WebAssembly; more at once than there are cores only makes all of them slow.
    maxWorkers: 2,
    // A hash of a password is meant to take long; the test of how long it takes sets it back.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    // The files of a worker share the libraries and the compiled database; its quick compiler is enough for what they ask.
    isolate: false,
    execArgv: ['--liftoff-only'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
}));
