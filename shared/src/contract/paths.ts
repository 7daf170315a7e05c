import type { Genre } from '../domain/index.ts';

interface Path<Arguments extends readonly unknown[], Pattern extends string = string> {
  /** Pattern for the router. */
  readonly pattern: Pattern;
  /** Address of one page. */
  readonly href: (...values: Arguments) => string;
}

function fixed<Pattern extends string>(path: Pattern): Path<[], Pattern> {
  return { pattern: path, href: () => path };
}

/** Every address that one module can link to in another. Modules never hard-code each other's addresses. */
export const paths = {
  home: fixed('/'),
  generators: fixed('/generators'),
  generator: { pattern: '/generators/:generatorId', href: (genre: Genre) => `/generators/${genre}` },
  inspiration: fixed('/inspiration'),
  curatedInspirations: fixed('/inspiration-me'),
  community: fixed('/community'),
  /** Redirects to the current page of a story that is known by its id. */
  communityStory: { pattern: '/community/:storyId', href: (id: string) => `/community/${encodeURIComponent(id)}` },
  /** For operators. */
  moderation: fixed('/moderation'),
  /** The public page of a published story, for anyone who has the link. */
  publishedStory: { pattern: '/s/:shareId', href: (shareId: string) => `/s/${encodeURIComponent(shareId)}` },
  about: fixed('/about'),
  features: fixed('/features'),
  pricing: fixed('/pricing'),
  faq: fixed('/faq'),
  blog: fixed('/blog'),
  blogPost: { pattern: '/blog/:postSlug', href: (slug: string) => `/blog/${slug}` },
  blogCategory: { pattern: '/blog/category/:categorySlug', href: (slug: string) => `/blog/category/${slug}` },
  /** `?q=` is the search text. */
  search: fixed('/search'),
  sitemap: fixed('/sitemap'),
  terms: fixed('/terms'),
  privacy: fixed('/privacy'),
  dashboard: fixed('/dashboard'),
  /** A section of it. */
  accountSettings: { pattern: '/dashboard', href: () => '/dashboard?section=settings' },
  story: { pattern: '/story/:storyId', href: (id: string) => `/story/${encodeURIComponent(id)}` },
  /** The writing desk: the text of a saved story, to be edited. */
  storyEdit: { pattern: '/story/:storyId/edit', href: (id: string) => `/story/${encodeURIComponent(id)}/edit` },
  /** The confirmation of a requested account deletion. */
  accountDeleted: fixed('/account-deleted'),
  auth: fixed('/auth'),
  /** The target of the links in mails: the code is in the fragment, and a button redeems it. */
  confirm: fixed('/auth/confirm'),
  /** `/auth` in sign-up mode. */
  signUp: fixed('/signup'),
} as const;

/** Patterns of the shell's own pages; all others are in the release map. */
export const SHELL_PATTERNS = [paths.auth.pattern, paths.confirm.pattern, paths.signUp.pattern] as const;

/** What the server answers itself, with everything below it: no page can be there. */
export const SERVER_PATHS: readonly string[] = [
  '/auth/v1',
  '/rest/v1',
  '/functions/v1',
  '/realtime/v1',
  '/storage/v1',
  '/healthz',
  '/readyz',
  '/metrics',
  '/version',
  '/inbox',
];

/**
 * A same-origin path that a user can be sent to after signing in; anything else (another origin, a scheme, a
 * protocol-relative or backslashed address) becomes `fallback`.
 */
export function safeReturnPath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.startsWith('//') || /[\\\u0000-\u001f]/.test(value))
    return fallback;
  const base = 'http://storyloom.invalid';
  try {
    const url = new URL(value, base);
    if (url.origin !== base) return fallback;
    const path = `${url.pathname}${url.search}${url.hash}`;
    return path.startsWith('//') ? fallback : path;
  } catch {
    return fallback;
  }
}
