/** Apart from the others, which are loaded with the panel. */
export const notLoaded = 'The versions couldn’t be loaded. Check your connection and try again.';

export const strings = {
  title: 'Versions',
  close: 'Close',
  module: 'Module',
  version: 'Version',
  commit: 'Commit',
  built: 'Built',
  entry: 'Entry',
  shell: 'Shell',
  /** Instead of what is not known. */
  unknown: 'unknown',
} as const;
