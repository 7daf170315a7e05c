import { type ContentBlock, plainText, type StoryContent } from '../story-content.ts';

/** More would make a book of files that readers open slowly; what follows stays in the last one. */
const MAX_CHAPTERS = 200;

export interface Chapter {
  /** For the table of contents; never empty. */
  readonly title: string;
  readonly blocks: readonly ContentBlock[];
}

/** A chapter begins with every heading right below the title; what stands before the first is named by the title. */
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
