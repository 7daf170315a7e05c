import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const migrations = path.resolve(import.meta.dirname, '../supabase/migrations');

/** The built server must not need the source tree. */
function copyMigrations(): Plugin {
  return {
    name: 'storyloom:copy-migrations',
    apply: 'build',
    writeBundle({ dir }) {
      const target = path.join(dir ?? path.join(import.meta.dirname, 'dist'), 'migrations');
      rmSync(target, { recursive: true, force: true });
      cpSync(migrations, target, { recursive: true });
    },
  };
}

export default defineConfig({
  build: {
    target: 'node20',
    outDir: 'dist',
    ssr: true,
    sourcemap: true,
    rollupOptions: { input: { main: 'src/main.ts', 'prepare-database': 'src/prepare-database.ts' } },
  },
  // Workspace packages are TypeScript source; npm packages stay in node_modules, PGlite finds its files there.
  ssr: { noExternal: [/^@storyloom\//] },
  plugins: [copyMigrations()],
});
