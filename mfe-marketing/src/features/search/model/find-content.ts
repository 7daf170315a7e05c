import { paths } from '@storyloom/shared/contract';
import type { FaqEntry } from '../../../model/faq.ts';
import type { Post } from '../../../model/posts.ts';
import { matches } from '../../../model/text-match.ts';
import type { SitePage } from './site-pages.ts';
import { snippetOf } from './snippet.ts';

/** One result of the search. */
export interface Result {
  /** Tells it from others of its group. */
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly snippet: string;
  /** Who made it, where that is shown. */
  readonly author?: string;
  /** What title and snippet are written in, where that may not be the page's own language. */
  readonly lang?: { readonly title: string | undefined; readonly snippet: string | undefined };
}

/** Texts that are searched, the weightiest first. */
type Fields = readonly string[];

/** How well fields match: more for a word in an earlier field; 0 when a word is in none. */
function score(fields: Fields, words: readonly string[]): number {
  const best = words.map((word) => {
    const place = fields.findIndex((field) => matches(field, [word]));
    return place < 0 ? 0 : fields.length - place;
  });
  return best.includes(0) ? 0 : best.reduce((sum, weight) => sum + weight, 0);
}

/** The entries in which all words are found, the best first; equals keep their order. */
function ranked<Entry>(entries: readonly Entry[], words: readonly string[], fieldsOf: (entry: Entry) => Fields) {
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, weight: score(fieldsOf(entry), words) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ entry }) => entry);
}

/** Pages of the site by title, then by the other words for them. */
export function findPages(pages: readonly SitePage[], words: readonly string[]): readonly Result[] {
  return ranked(pages, words, ({ title, also }) => [title, also]).map(({ path, title, text }) => ({
    id: path,
    path,
    title,
    snippet: text,
  }));
}

/** Posts by title, then excerpt, then text. */
export function findPosts(
  posts: readonly Post[],
  texts: Readonly<Record<string, string>>,
  words: readonly string[],
): readonly Result[] {
  const textOf = ({ slug }: Post) => texts[slug] ?? '';
  return ranked(posts, words, (post) => [post.title, post.excerpt, textOf(post)]).map((post) => ({
    id: post.slug,
    path: paths.blogPost.href(post.slug),
    title: post.title,
    snippet: snippetOf(`${post.excerpt}\n${textOf(post)}`, words),
  }));
}

/** Questions by themselves, then by their answers. */
export function findQuestions(entries: readonly FaqEntry[], words: readonly string[]): readonly Result[] {
  return ranked(entries, words, ({ question, answer }) => [question, answer.join('\n')]).map((entry) => ({
    id: entry.id,
    path: `${paths.faq.href()}#${entry.id}`,
    title: entry.question,
    snippet: snippetOf(entry.answer.join('\n'), words),
  }));
}
