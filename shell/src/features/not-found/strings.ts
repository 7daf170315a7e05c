export const strings = {
  eyebrow: '404',
  title: 'Page not found',
  pageTitle: 'Page not found · Storyloom',
  description: 'There’s no page at this address.',
  text: 'There’s nothing at this address. The page may have moved, or the link may be incomplete.',
  home: 'Go to the home page',
  elsewhere: 'Or go straight to:',
  generators: 'Story generators',
  inspiration: 'Inspirations',
} as const;
