/** Where Storyloom is found elsewhere. */
export const SOCIAL_LINKS = [
  { label: 'GitHub', href: 'https://github.com/storyloom' },
  { label: 'X', href: 'https://x.com/storyloom' },
  { label: 'Instagram', href: 'https://www.instagram.com/storyloom' },
] as const;
