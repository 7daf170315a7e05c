import { join } from 'node:path';
import { inlineScripts } from '@storyloom/shared/build';
import { TestOrder } from '@storyloom/shared/build/test-order';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [inlineScripts()],
  // What the shell's build has: shared/build/federation/lean-host-plugin.mjs.
  resolve: {
    alias: [
      {
        find: /^@module-federation\/runtime$/,
        replacement: join(import.meta.dirname, 'src/federation/small-runtime.ts'),
      },
    ],
  },
  test: {
    maxWorkers: '100%',
    include: ['src/**/*.test.{ts,tsx}'],
    // The files of a worker share its document and libraries; the first of these clears up after the one before.
    isolate: false,
    sequence: { sequencer: TestOrder },
    server: { deps: { inline: ['styled-components', 'react-hot-toast'] } },
    setupFiles: ['@storyloom/testing/setup'],
    testTimeout: 120_000,
    // Styles are added rule by rule, as on the site; the other way has jsdom read all of them again with each.
    env: { SC_DISABLE_SPEEDY: 'false' },
  },
});
