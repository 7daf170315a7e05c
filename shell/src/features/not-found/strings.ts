export const strings = {
  eyebrow: '404',
  title: 'Page not found',
  pageTitle: 'Page not found · Storyloom',
  description: 'There is no page at this address.',
  text: 'There is nothing at this address. It may have moved, or the link may be incomplete.',
  home: 'Go to the home page',
  elsewhere: 'Or go straight to',
  generators: 'the story generators',
  inspiration: 'inspiration',
} as const;
