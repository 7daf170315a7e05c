import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  // As in the apps' own builds.
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false } } },
  build: { target: 'esnext', modulePreload: { polyfill: false } },
});
