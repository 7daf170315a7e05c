import { type ContentBlock, plainText, type StoryContent } from '../story-content.ts';

/** Readers open books of more files slowly; further chapters stay in the last file. */
const MAX_CHAPTERS = 200;

export interface Chapter {
  /** For the table of contents; never empty. */
  readonly title: string;
  readonly blocks: readonly ContentBlock[];
}

/** Every heading of the second level begins a chapter; the part before the first one has the story's title. */
export function chapters({ title, blocks }: StoryContent): readonly Chapter[] {
  const parts: { title: string; blocks: ContentBlock[] }[] = [];
  for (const block of blocks) {
    const starts = block.kind === 'heading' && block.level === 2 && parts.length < MAX_CHAPTERS;
    const last = parts.at(-1);
    if (last && !starts) last.blocks.push(block);
    else parts.push({ title: (starts && plainText(block).trim()) || title, blocks: [block] });
  }
  return parts.length > 0 ? parts : [{ title, blocks: [] }];
}
