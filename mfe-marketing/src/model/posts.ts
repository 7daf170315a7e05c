import { readingMinutes } from '@storyloom/shared/domain';
import { POSTS as COMPILED } from 'virtual:posts';
import type { CategorySlug } from './categories.ts';
import type { PostMeta } from './post.ts';

/** A post as lists show it. */
export interface Post extends PostMeta {
  /** Reading time. */
  readonly minutes: number;
}

/** All posts, newest first. */
export const POSTS: readonly Post[] = COMPILED.map((post) => ({
  ...post,
  minutes: readingMinutes(post.words, 'english'),
}));

export function postOf(slug: string | undefined): Post | undefined {
  return POSTS.find((post) => post.slug === slug);
}

/** The posts of a category, newest first. */
export function postsIn(category: CategorySlug): readonly Post[] {
  return POSTS.filter((post) => post.category === category);
}
