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
