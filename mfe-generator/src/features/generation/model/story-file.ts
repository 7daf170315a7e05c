import { fileName } from '@storyloom/shared/exports';
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

/** A story as plain text: its title, its lines without marks and a blank line between them, and who wrote it if that was no AI. */
export function storyFile(story: string, { demo, origin }: Pick<StoryVersion, 'demo' | 'origin'>): StoryFile {
  const title = storyTitle(story) ?? FALLBACK_TITLES.saved;
  const lines = storyBlocks(story, title).map(({ text }) => withoutMarks(text));
  const credits = [demo && strings.download.byDemo, origin?.source && strings.credit(origin.source)];
  const parts = [title, ...lines, credits.filter(Boolean).join('\n')].filter((part) => part !== '');
  return { name: fileName(title, 'txt'), text: `${parts.join('\n\n')}\n` };
}
