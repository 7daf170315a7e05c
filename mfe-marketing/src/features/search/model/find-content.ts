import { paths } from '@storyloom/shared/contract';
import type { FaqEntry } from '../../../model/faq.ts';
import type { Post } from '../../../model/posts.ts';
import { matches } from '../../../model/text-match.ts';
import type { SitePage } from './site-pages.ts';
import { snippetOf } from './snippet.ts';

/** One result of the search. */
export interface Result {
  /** Unique within its group. */
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly snippet: string;
  /** Its author, where that is shown. */
  readonly author?: string;
  /** Language of title and snippet, where it may differ from the page's. */
  readonly lang?: { readonly title: string | undefined; readonly snippet: string | undefined };
}

/** The searched texts, the most important first. */
type Fields = readonly string[];

/** The score of a match: higher for words in earlier fields; 0 when a word is in no field. */
function score(fields: Fields, words: readonly string[]): number {
  const best = words.map((word) => {
    const place = fields.findIndex((field) => matches(field, [word]));
    return place < 0 ? 0 : fields.length - place;
  });
  return best.includes(0) ? 0 : best.reduce((sum, weight) => sum + weight, 0);
}

/** The entries that have all words, best first; equal ones keep their order. */
function ranked<Entry>(entries: readonly Entry[], words: readonly string[], fieldsOf: (entry: Entry) => Fields) {
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, weight: score(fieldsOf(entry), words) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ entry }) => entry);
}

/** Pages of the site by title, then by their other words. */
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

/** Questions by question, then by answer. */
export function findQuestions(entries: readonly FaqEntry[], words: readonly string[]): readonly Result[] {
  return ranked(entries, words, ({ question, answer }) => [question, answer.join('\n')]).map((entry) => ({
    id: entry.id,
    path: `${paths.faq.href()}#${entry.id}`,
    title: entry.question,
    snippet: snippetOf(entry.answer.join('\n'), words),
  }));
}
