import { fileName, plainStory } from '@storyloom/shared/exports';
import { FALLBACK_TITLES, parseInline, storyBlocks, storyTitle } from '@storyloom/shared/domain';
import { strings } from '../strings.ts';
import type { StoryVersion } from './story-version.ts';

export interface StoryFile {
  readonly name: string;
  readonly text: string;
}

const withoutMarks = (line: string) =>
  parseInline(line)
    .map(({ text }) => text)
    .join('');

/** A story as plain text, without marks; at its end who wrote it if that was no AI, and whom its prompt is credited to. */
export function storyFile(story: string, { demo, origin }: Pick<StoryVersion, 'demo' | 'origin'>): StoryFile {
  const title = storyTitle(story) ?? FALLBACK_TITLES.saved;
  const lines = storyBlocks(story, title).map(({ text, gap }) => ({ text: withoutMarks(text), gap }));
  const credits = [demo && strings.download.byDemo, origin?.source && strings.credit(origin.source)]
    .filter((credit) => typeof credit === 'string')
    .map((text, index) => ({ text, gap: index === 0 ? 'line' : 'none' }) as const);
  return { name: fileName(title, 'txt'), text: plainStory(title, [...lines, ...credits]) };
}
