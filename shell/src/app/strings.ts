export const strings = {
  site: 'Storyloom',
  bootFailed: 'Storyloom couldn’t start',
  bootFailedHint: 'Part of it didn’t arrive. Check your connection, then reload the page.',
  reload: 'Reload',
} as const;
