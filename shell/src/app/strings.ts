export const strings = {
  site: 'Storyloom',
  bootFailed: 'Storyloom could not start',
  bootFailedHint: 'The list of its parts did not arrive. Check your connection, then reload the page.',
  reload: 'Reload',
} as const;
