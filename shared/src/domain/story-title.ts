import { fitTitle } from './fit-title.ts';

/** Titles of a text that names none (spec 5): the first when saving or sharing, the second on the page. */
export const FALLBACK_TITLES = {
  saved: 'Untitled AI-Generated Story',
  shown: 'Your Generated Story',
} as const;

/** The first line that starts with '# ', asterisks stripped; `undefined` when there is none or it is empty. */
export function storyTitle(text: string): string | undefined {
  const line = text.split(/\r?\n/).find((candidate) => candidate.startsWith('# '));
  return line?.slice(2).replaceAll('*', '').trim() || undefined;
}

/** The line that a text begins with, where that is a large heading; else empty. */
export function firstHeading(text: string): string {
  return /^\s*# [^\r\n]*/.exec(text)?.[0].trim() ?? '';
}

/**
 * What a story's picture is chosen by: the title that its text begins with, which stays when it is renamed and which every copy
 * has; else the title that it was given.
 */
export function coverSeed(text: string, title: string): string {
  return fitTitle(storyTitle(firstHeading(text)) ?? title);
}
