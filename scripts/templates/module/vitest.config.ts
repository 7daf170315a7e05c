import { TestOrder } from '@storyloom/shared/build/test-order';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    include: ['src/**/*.test.{ts,tsx}'],
    // The files of a worker share its document and libraries; the setup cleans up after the previous file.
    isolate: false,
    sequence: { sequencer: TestOrder },
    server: { deps: { inline: ['styled-components', 'react-hot-toast'] } },
    setupFiles: ['@storyloom/testing/setup'],
    testTimeout: 120_000,
    // Styles are added rule by rule, as on the site; otherwise jsdom parses all of them again for each.
    env: { SC_DISABLE_SPEEDY: 'false' },
  },
});
