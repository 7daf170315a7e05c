import type { CategorySlug } from './categories.ts';
import type { FeaturedImage } from './featured-image.ts';
import type { AuthorId } from './team.ts';

/** The front matter of `posts/<slug>.md`, and the length of the post. */
export interface PostMeta {
  readonly slug: string;
  readonly title: string;
  /** Day as `2026-11-17`. */
  readonly date: string;
  readonly category: CategorySlug;
  readonly author: AuthorId;
  readonly excerpt: string;
  readonly keywords: readonly string[];
  /** Slugs of other posts. */
  readonly related: readonly string[];
  readonly featuredImage: FeaturedImage;
  readonly words: number;
}

/** A node of a post: text, or an element as `[tag, attributes or 0, ...children]`. Attributes have React's names. */
export type PostNode = string | PostElement;
export type PostElement = readonly [tag: string, attributes: Readonly<Record<string, string>> | 0, ...PostNode[]];
