import { fileName, plainStory } from '@storyloom/shared/exports';
import { parseInline, storyBlocks } from '@storyloom/shared/domain';
import { strings } from '../strings.ts';
import { savedTitle, type StoryVersion } from './story-version.ts';

export interface StoryFile {
  readonly name: string;
  readonly text: string;
}

const withoutMarks = (line: string) =>
  parseInline(line)
    .map(({ text }) => text)
    .join('');

/** A story as a plain text file, without marks; its last lines name the demo storyteller and credit the prompt. */
export function storyFile(text: string, version: Pick<StoryVersion, 'demo' | 'origin' | 'renamed'>): StoryFile {
  const { demo, origin, renamed } = version;
  const title = savedTitle({ text, renamed });
  const lines = storyBlocks(text, title, { oneTitle: renamed !== undefined }).map((line) => ({
    text: withoutMarks(line.text),
    gap: line.gap,
  }));
  const credits = [demo && strings.download.byDemo, origin?.source?.author && strings.credit(origin.source)]
    .filter((credit) => typeof credit === 'string')
    .map((credit, index) => ({ text: credit, gap: index === 0 ? 'line' : 'none' }) as const);
  return { name: fileName(title, 'txt'), text: plainStory(title, [...lines, ...credits]) };
}
