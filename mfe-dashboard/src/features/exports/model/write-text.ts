import { plainStory } from '@storyloom/shared/exports';
import type { Writer } from './formats.ts';
import { strings } from '../strings.ts';
import { plainText } from './story-content.ts';

/** UTF-8: the title, and the body without marks, with the blank lines that the reader shows; its storyteller, where that was the demo’s. */
export const writeText: Writer = async ({ title, blocks, isByDemo }) => {
  const text = plainStory(
    title,
    blocks.map((block) => ({ gap: block.gap, text: plainText(block) })),
  );
  return { data: isByDemo ? `${text}\n${strings.byDemo}\n` : text };
};
