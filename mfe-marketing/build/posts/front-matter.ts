import { parse, YAMLParseError } from 'yaml';
import { BLOG_CATEGORIES, categoryOf } from '../../src/model/categories.ts';
import type { PostMeta } from '../../src/model/post.ts';
import { TEAM } from '../../src/model/team.ts';

export const TITLE_MAX = 60;
/** Lists and search engines show it completely. */
export const EXCERPT = { min: 110, max: 160 } as const;
/** A sentence, not a label. */
export const ALT = { min: 30, max: 200 } as const;
export const KEYWORDS = { min: 3, max: 6 } as const;
export const RELATED = 3;

/** Reports a mistake in a post and how to correct it. */
export type Report = (problem: string) => void;

type Fields = Omit<PostMeta, 'slug' | 'words' | 'featuredImage'> & { readonly featuredImageAlt: string };

const FIELDS = ['title', 'date', 'category', 'author', 'excerpt', 'keywords', 'related', 'featuredImageAlt'] as const;

/** Divides a post's file into the front matter, between two lines of `---`, and the text. */
export function splitPost(source: string): { readonly head: string; readonly body: string } | undefined {
  const match = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/.exec(source.replaceAll('\r\n', '\n'));
  return match?.groups && { head: match.groups.head ?? '', body: match.groups.body ?? '' };
}

function parseHead(head: string, report: Report): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = parse(head);
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
    report('the front matter has to be lines of "name: value"');
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    report(`the front matter is not YAML: ${error.message}`);
  }
  return {};
}

function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** A list of texts; anything else is an empty list, which is too short for every field. */
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' && item.trim() !== '') ? value : [];

/** Reads the front matter of a post. The result is valid only if nothing was reported. */
export function readFields(head: string, report: Report): Fields {
  const values = parseHead(head, report);
  for (const name of Object.keys(values)) {
    if (!FIELDS.some((field) => field === name)) {
      report(`"${name}" is no field of a post; the fields are ${FIELDS.join(', ')}`);
    }
  }

  function text(name: keyof Fields): string {
    const value = values[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    report(`"${name}" is missing or no text; add "${name}: …" to the front matter`);
    return '';
  }
  const title = text('title');
  if (title.length > TITLE_MAX) report(`"title" has ${title.length} characters; shorten it to ${TITLE_MAX}`);

  const excerpt = text('excerpt');
  if (excerpt.length < EXCERPT.min || excerpt.length > EXCERPT.max) {
    report(`"excerpt" has ${excerpt.length} characters; write ${EXCERPT.min} to ${EXCERPT.max}`);
  }

  const date = text('date');
  if (!isDay(date)) report(`"date" is ${date || 'empty'}, which is no day; write it as 2026-11-17`);

  const category = categoryOf(text('category'))?.slug;
  if (!category) {
    report(`"category" is not one of ${BLOG_CATEGORIES.map(({ slug }) => slug).join(', ')}`);
  }

  const name = text('author');
  const author = TEAM.find(({ id }) => id === name)?.id;
  if (!author) {
    report(`"author" is not one of ${TEAM.map(({ id }) => id).join(', ')}`);
  }

  const keywords = textsOf(values.keywords);
  if (keywords.length < KEYWORDS.min || keywords.length > KEYWORDS.max) {
    report(`"keywords" has to be a list of ${KEYWORDS.min} to ${KEYWORDS.max} texts`);
  }

  const related = textsOf(values.related);
  if (new Set(related).size !== RELATED || related.length !== RELATED) {
    report(`"related" has to be a list of ${RELATED} different slugs of other posts`);
  }

  const featuredImageAlt = text('featuredImageAlt');
  if (featuredImageAlt.length < ALT.min || featuredImageAlt.length > ALT.max) {
    report(
      `"featuredImageAlt" has ${featuredImageAlt.length} characters; say in ${ALT.min} to ${ALT.max} what the picture shows`,
    );
  }

  return {
    title,
    date,
    category: category ?? BLOG_CATEGORIES[0].slug,
    author: author ?? TEAM[0].id,
    excerpt,
    keywords,
    related,
    featuredImageAlt,
  };
}
