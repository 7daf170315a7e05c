/** A category of the blog. */
export interface BlogCategory {
  readonly slug: string;
  readonly name: string;
  /** Number of planned articles; its page lists those that exist. */
  readonly planned: number;
}

/** The blog's eight categories, in display order. */
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

/** A category by its slug, which addresses and front matter use. */
export function categoryOf(slug: string | undefined): (BlogCategory & { readonly slug: CategorySlug }) | undefined {
  return BLOG_CATEGORIES.find((category) => category.slug === slug);
}
