import { type ContentBlock, plainText, type StoryContent } from '../story-content.ts';

/** Readers open books of more files slowly; further chapters stay in the last file. */
const MAX_FILES = 200;

/** A chapter inside the file of a part. */
export interface Section {
  readonly title: string;
  /** The id of its heading. */
  readonly id: string;
}

export interface Chapter {
  /** For the table of contents; never empty. */
  readonly title: string;
  readonly blocks: readonly ContentBlock[];
  /** The ids of the headings inside that the table of contents leads to. */
  readonly ids: ReadonlyMap<ContentBlock, string>;
  readonly sections: readonly Section[];
}

/** What the table of contents leads to inside a file: the chapters below its first block. */
function sectioned(title: string, blocks: readonly ContentBlock[]): Chapter {
  const inside = blocks.slice(1).filter((block) => block.isChapter);
  const ids = new Map(inside.map((block, index) => [block, `section-${index + 1}`]));
  const sections = [...ids].map(([block, id]) => ({ title: plainText(block).trim() || title, id }));
  return { title, blocks, ids, sections };
}

/**
 * The files of a book: one for each chapter, or for each part with its chapters. The text before the first one has the story's
 * title.
 */
export function chapters({ title, blocks }: StoryContent): readonly Chapter[] {
  const parts: { title: string; blocks: ContentBlock[] }[] = [];
  for (const block of blocks) {
    const starts = block.isChapter && block.level === 2 && parts.length < MAX_FILES;
    const last = parts.at(-1);
    if (last && !starts) last.blocks.push(block);
    else parts.push({ title: (starts && plainText(block).trim()) || title, blocks: [block] });
  }
  return (parts.length > 0 ? parts : [{ title, blocks: [] }]).map((part) => sectioned(part.title, part.blocks));
}
