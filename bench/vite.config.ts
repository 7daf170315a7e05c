import { defineConfig } from 'vite';
import { fonts } from '@storyloom/shared/build';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  // As in the apps' own builds.
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false } } },
  plugins: [fonts()],
  build: { target: 'esnext', modulePreload: { polyfill: false } },
});
