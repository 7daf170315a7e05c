import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const supabase = path.resolve(import.meta.dirname, '../supabase');

/** The built server must not need the source tree. */
function copySql(): Plugin {
  return {
    name: 'storyloom:copy-sql',
    apply: 'build',
    writeBundle({ dir }) {
      const target = dir ?? path.join(import.meta.dirname, 'dist');
      rmSync(path.join(target, 'migrations'), { recursive: true, force: true });
      for (const name of ['migrations', 'seed.sql']) {
        cpSync(path.join(supabase, name), path.join(target, name), { recursive: true });
      }
    },
  };
}

export default defineConfig({
  build: {
    target: 'node20',
    outDir: 'dist',
    ssr: true,
    sourcemap: true,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        'pglite-thread': 'src/database/pglite-thread.ts',
        'picture-thread': 'src/site/picture-thread.ts',
        'storyteller-thread': 'src/storyteller-thread.ts',
        'prepare-database': 'src/prepare-database.ts',
        sql: 'src/sql.ts',
        reset: 'src/reset.ts',
        hosting: 'src/hosting.ts',
        backup: 'src/backup.ts',
        restore: 'src/restore.ts',
      },
    },
  },
  // Workspace packages are TypeScript source; npm packages stay in node_modules, PGlite finds its files there.
  ssr: { noExternal: [/^@storyloom\//] },
  plugins: [copySql()],
});
