/** Strings of the sitemap. */
export const strings = {
  title: 'Sitemap',
  lead: 'Every public page of Storyloom in one place.',
  description:
    'Every public page of Storyloom in one list: the story generators, inspirations and community, product pages, the blog, terms and privacy.',
  product: {
    title: 'Write and read',
    generators: 'All generators',
    generator: (genre: string): string => `${genre} story generator`,
    inspiration: 'Community inspirations',
    curated: 'Curated inspirations',
    community: 'Community stories',
  },
  site: {
    title: 'About the site',
    home: 'Home',
    features: 'Features',
    pricing: 'Pricing',
    faq: 'Questions and answers',
    about: 'About Storyloom',
    blog: 'Blog',
    search: 'Search',
    signUp: 'Sign up',
    auth: 'Sign in',
  },
  posts: 'Blog posts',
  categories: 'Blog categories',
  legal: { title: 'Legal', terms: 'Terms of use', privacy: 'Privacy' },
} as const;
