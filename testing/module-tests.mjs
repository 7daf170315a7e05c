import { TestOrder } from '@storyloom/testing/test-order';

/** How Vitest runs the tests of a module with pages: the `test` part of its configuration. */
export const moduleTests = {
  maxWorkers: '100%',
  include: ['src/**/*.test.{ts,tsx}'],
  // The files of a worker share one document and its libraries; the setup file cleans up after the file before.
  isolate: false,
  sequence: { sequencer: TestOrder },
  server: { deps: { inline: ['styled-components', 'react-hot-toast'] } },
  setupFiles: ['@storyloom/testing/setup'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Styles are inserted rule by rule, as on the site; otherwise jsdom parses all of them again with each.
  env: { SC_DISABLE_SPEEDY: 'false' },
};
