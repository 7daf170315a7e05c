import { defineConfig } from 'vitest/config';

/** They read what `npm run build` writes; the others need no build. */
const ON_BUILDS = ['lib/**/*-on-builds.test.ts'];

/** @param {string} name @param {string[]} include @param {string[]} [exclude] */
const project = (name, include, exclude = []) => ({
  test: { name, include, exclude, testTimeout: 120_000, hookTimeout: 120_000 },
});

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: '.results/vitest.json' }]],
    // Releases and assemblies say what they do.
    silent: 'passed-only',
    projects: [project('alone', ['lib/**/*.test.ts'], ON_BUILDS), project('on builds', ON_BUILDS)],
  },
});
