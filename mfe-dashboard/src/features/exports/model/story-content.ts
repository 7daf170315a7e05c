import {
  coverSeed,
  FALLBACK_TITLES,
  type Gap,
  type Genre,
  type Inline,
  type Language,
  languageTag,
  parseInline,
  type StoryBlock,
  storyBlocks,
} from '@storyloom/shared/domain';
import { cleanLine, cleanText } from './clean-text.ts';

/** The input of an export. */
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
  /** The demo storyteller wrote it, which every file says. */
  readonly demo?: boolean | undefined;
}

export interface ContentBlock {
  readonly kind: 'heading' | 'paragraph';
  /** Level of a heading; the title's is 1, and a chapter's 2, or 3 below the title of a part. */
  readonly level: 2 | 3;
  /** A heading that begins a chapter or a part of chapters. */
  readonly isChapter: boolean;
  /** The gap above the block: every format shows the blank lines of a story. */
  readonly gap: Gap;
  readonly parts: readonly Inline[];
}

/** The input of every format's writer: only characters that can be written, with the marks of the story parsed. */
export interface StoryContent {
  readonly id: string;
  /** Never empty. */
  readonly title: string;
  readonly author: string | undefined;
  readonly prompt: string;
  readonly genre: Genre | undefined;
  /** Determines the picture of the cover. */
  readonly coverSeed: string;
  /** BCP 47; 'und' for an unknown language. */
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
    blocks: contentBlocks(storyBlocks(cleanText(story.text), title, { oneTitle: true })),
  };
}

/** Headings within a chapter are below that of the chapter, if there is one above them. */
function contentBlocks(blocks: readonly StoryBlock[]): readonly ContentBlock[] {
  const first = blocks.findIndex(isChapter);
  return blocks.map((block, index) => ({
    kind: block.kind === 'paragraph' ? 'paragraph' : 'heading',
    level: block.isSmaller && first >= 0 && index > first ? 3 : block.level,
    isChapter: isChapter(block),
    gap: block.gap,
    parts: parseInline(block.text),
  }));
}

const isChapter = ({ kind, isSmaller }: StoryBlock) => kind !== 'paragraph' && !isSmaller;

/** A block's text without marks. */
export function plainText({ parts }: ContentBlock): string {
  return parts.map(({ text }) => text).join('');
}
