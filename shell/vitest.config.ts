import { join } from 'node:path';
import { inlineScripts } from '@storyloom/build';
import { moduleTests } from '@storyloom/testing/module-tests';
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
  test: moduleTests,
});
