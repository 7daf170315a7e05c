import { fitTitle } from './fit-title.ts';

/** Titles of a text without one (spec 5): the first when saving or sharing, the second on the page. */
export const FALLBACK_TITLES = {
  saved: 'Untitled AI-Generated Story',
  shown: 'Your Generated Story',
} as const;

/** The first line that starts with '# ', asterisks stripped; `undefined` when there is none or it is empty. */
export function storyTitle(text: string): string | undefined {
  const line = text.split(/\r?\n/).find((candidate) => candidate.startsWith('# '));
  return line?.slice(2).replaceAll('*', '').trim() || undefined;
}

/** The line that a text begins with if that is a large heading, otherwise empty. */
export function firstHeading(text: string): string {
  return /^\s*# [^\r\n]*/.exec(text)?.[0].trim() ?? '';
}

/**
 * The seed of a story's cover: the title that its text begins with, which every copy has and which stays when it is renamed;
 * otherwise the title that it was given.
 */
export function coverSeed(text: string, title: string): string {
  return fitTitle(storyTitle(firstHeading(text)) ?? title);
}
