import {
  coverSeed,
  FALLBACK_TITLES,
  type Gap,
  type Genre,
  type Inline,
  type Language,
  languageTag,
  parseInline,
  storyBlocks,
} from '@storyloom/shared/domain';
import { cleanLine, cleanText } from './clean-text.ts';

/** A story as the pages hand it over. */
export interface ExportedStory {
  /** A UUID. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly prompt: string;
  readonly genre: Genre | undefined;
  readonly language: Language | undefined;
  readonly author?: string | undefined;
  /** ISO 8601. */
  readonly createdAt: string;
  /** The demo storyteller wrote it: every file says so. */
  readonly demo?: boolean | undefined;
}

export interface ContentBlock {
  readonly kind: 'heading' | 'paragraph';
  /** Where a heading stands below the title, which is 1. */
  readonly level: 2 | 3;
  /** What separates it from the block above: blank lines of the story are visible in every format. */
  readonly gap: Gap;
  readonly parts: readonly Inline[];
}

/** What every format is written from: only characters that can be written, and what the marks of the story mean. */
export interface StoryContent {
  readonly id: string;
  /** Never empty. */
  readonly title: string;
  readonly author: string | undefined;
  readonly prompt: string;
  readonly genre: Genre | undefined;
  /** What the cover's picture is chosen by. */
  readonly coverSeed: string;
  /** BCP 47; 'und' for a language we do not know. */
  readonly lang: string;
  readonly createdAt: Date;
  readonly isByDemo: boolean;
  readonly blocks: readonly ContentBlock[];
}

export function storyContent(story: ExportedStory): StoryContent {
  const title = cleanLine(story.title) || FALLBACK_TITLES.saved;
  return {
    id: story.id,
    title,
    author: cleanLine(story.author ?? '') || undefined,
    prompt: cleanLine(story.prompt),
    genre: story.genre,
    coverSeed: coverSeed(story.text, story.title),
    lang: languageTag(story.language) ?? 'und',
    createdAt: new Date(story.createdAt),
    isByDemo: story.demo === true,
    blocks: storyBlocks(cleanText(story.text), title, { oneTitle: true }).map(({ kind, text, level, gap }) => ({
      kind: kind === 'paragraph' ? 'paragraph' : 'heading',
      level,
      gap,
      parts: parseInline(text),
    })),
  };
}

/** A block's text without marks. */
export function plainText({ parts }: ContentBlock): string {
  return parts.map(({ text }) => text).join('');
}
