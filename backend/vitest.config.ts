import { defaultExclude, defineConfig } from 'vitest/config';

/** Tests on Postgres only, for `npm run test:matrix` and soaks. */
const ON_POSTGRES = [
  '{src,tests}/**/*-on-postgres.test.ts',
  'tests/pgtap/mutations.soak.test.ts',
  // The embedded database runs one transaction at a time.
  'tests/attacks/races.soak.test.ts',
];

/** Tests of files for hosts on their real servers, which have to be installed. */
const ON_HOSTS = ['src/hosting/*-on-servers.test.ts'];

/** Tests of upgrades, which build databases of an earlier release on PGlite and on Postgres: the matrix and soaks have them. */
const UPGRADES = ['src/upgrade.test.ts'];

/** Kills a server again and again while others write. `src/main.test.ts` kills one once. */
const KILLS = ['tests/attacks/kill.soak.test.ts'];

/** Tests on PGlite in `npm test`, and on Postgres in the matrix: see `src/testing/engines.ts`. */
const ON_EACH = [
  'tests/pgtap/pgtap.test.ts',
  'src/account-deletion.test.ts',
  'src/answer-limit.test.ts',
  'src/gateway/stalling.test.ts',
  'src/rate-limit/limits-on-each-database.test.ts',
  'tests/attacks/bad-input.test.ts',
  'tests/attacks/queries.soak.test.ts',
];

export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'matrix' ? [...ON_POSTGRES, ...ON_HOSTS, ...UPGRADES, ...ON_EACH] : ['{src,tests}/**/*.test.ts'],
    exclude: [
      ...defaultExclude,
      ...(mode === 'matrix' || process.env['SOAK'] ? [] : [...ON_POSTGRES, ...ON_HOSTS, ...UPGRADES, ...KILLS]),
    ],
    // One migrated database is built for the whole run and copied by each file.
    globalSetup: 'src/testing/global-setup.ts',
    setupFiles: ['@storyloom/testing/patience', './src/testing/clear-up.ts', './src/testing/within-a-day.ts'],
    // Each file runs a database in WebAssembly; more files than cores at once would only slow all of them.
    maxWorkers: 2,
    // Makes password hashes fast; the test of their time restores the cost.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    // The files of a worker share the libraries and the compiled database, for which the quick compiler is enough.
    isolate: false,
    execArgv: ['--liftoff-only'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
}));
