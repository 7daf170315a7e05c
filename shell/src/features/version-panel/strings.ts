/** Apart from the others, which are loaded with the panel. */
export const notLoaded = 'The versions couldn’t be loaded. Check your connection and try again.';

export const strings = {
  title: 'Versions',
  close: 'Close',
  module: 'Module',
  version: 'Version',
  commit: 'Commit',
  built: 'Built',
  /** The name of a module's release, as `npm run release -- <module> --pin` takes it; a hash of the shell's entry. */
  release: 'Release',
  shell: 'Shell',
  /** Instead of what is not known. */
  unknown: 'unknown',
} as const;
