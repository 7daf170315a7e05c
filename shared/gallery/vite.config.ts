import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fonts } from '../build/fonts/fonts-plugin.mjs';

/** The gallery of components: `npm run gallery` for development, `npm run gallery:build` for static files. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [fonts(), react()],
  server: { host: '127.0.0.1', port: 5175 },
  build: { target: 'esnext', outDir: join(import.meta.dirname, '../dist/gallery'), emptyOutDir: true },
});
