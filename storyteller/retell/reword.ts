import type { Block } from './recognize.ts';
import type { Teller } from './teller.ts';

/** The same in other words. Words of other authors, and headings, stay. */
export const reword = (blocks: readonly Block[], { again }: Teller): readonly Block[] =>
  blocks.map((block) => ({
    ...block,
    segments: block.segments.map((segment) =>
      segment.pattern ? { ...segment, text: again(segment.text, segment.pattern) } : segment,
    ),
  }));
