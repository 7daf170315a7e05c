import { join } from 'node:path';
import { defineConfig } from 'vite';

const pages = join(import.meta.dirname, 'stream/pages');

/** The pages that the product's is compared with. */
export default defineConfig({
  root: pages,
  base: '/compared/',
  build: {
    outDir: join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    target: 'esnext',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['floor', 'markdown'].map((name) => join(pages, name, 'index.html')) },
  },
});
