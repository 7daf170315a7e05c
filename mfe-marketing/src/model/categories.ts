/** A shelf of the blog. */
export interface BlogCategory {
  readonly slug: string;
  readonly name: string;
  /** How many articles are planned for it; its page lists those that are written. */
  readonly planned: number;
}

/** The blog's eight categories in the order in which they are shown. */
export const BLOG_CATEGORIES = [
  { slug: 'ai-storytelling', name: 'AI Storytelling', planned: 12 },
  { slug: 'writing-tips', name: 'Writing Tips', planned: 8 },
  { slug: 'character-development', name: 'Character Development', planned: 9 },
  { slug: 'world-building', name: 'World Building', planned: 7 },
  { slug: 'prompts', name: 'Prompts', planned: 14 },
  { slug: 'plot-structure', name: 'Plot & Structure', planned: 10 },
  { slug: 'voice-style', name: 'Voice & Style', planned: 11 },
  { slug: 'writers-block', name: 'Writer’s Block', planned: 6 },
] as const satisfies readonly BlogCategory[];

export type CategorySlug = (typeof BLOG_CATEGORIES)[number]['slug'];

/** A category by the name it has in addresses and in front matter. */
export function categoryOf(slug: string | undefined): (BlogCategory & { readonly slug: CategorySlug }) | undefined {
  return BLOG_CATEGORIES.find((category) => category.slug === slug);
}
