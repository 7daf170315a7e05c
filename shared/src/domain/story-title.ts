import { fitTitle } from './fit-title.ts';

/** Titles of a text that names none (spec 5): the first when saving or sharing, the second on the page. */
export const FALLBACK_TITLES = {
  saved: 'Untitled AI-Generated Story',
  shown: 'Your Generated Story',
} as const;

/** The first line that starts with '# ', asterisks stripped; `undefined` when there is none or it is empty. */
export function storyTitle(story: string): string | undefined {
  const line = story.split(/\r?\n/).find((candidate) => candidate.startsWith('# '));
  return line?.slice(2).replaceAll('*', '').trim() || undefined;
}

/** The line that a text begins with, where that is a large heading; else empty. */
export function firstHeading(story: string): string {
  return /^\s*# [^\r\n]*/.exec(story)?.[0].trim() ?? '';
}

/**
 * What a story's picture is chosen by: the title that its text begins with, which stays when it is renamed and which every copy
 * has; else the title that it was given.
 */
export function coverSeed(story: string, title: string): string {
  return fitTitle(storyTitle(firstHeading(story)) ?? title);
}
