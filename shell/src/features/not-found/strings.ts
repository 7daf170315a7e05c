export const strings = {
  title: 'Page not found',
  text: 'There is nothing at this address. It may have moved, or the link may be incomplete.',
  home: 'Go to the home page',
} as const;
