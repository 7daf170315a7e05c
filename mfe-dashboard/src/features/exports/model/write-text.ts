import { plainStory } from '@storyloom/shared/exports';
import type { Writer } from './formats.ts';
import { strings } from '../strings.ts';
import { plainText } from './story-content.ts';

/** UTF-8: title and text without marks, with the blank lines of the reader, and the note about the demo storyteller. */
export const writeText: Writer = async ({ title, blocks, isByDemo }) => {
  const text = plainStory(
    title,
    blocks.map((block) => ({ gap: block.gap, text: plainText(block) })),
  );
  return { data: isByDemo ? `${text}\n${strings.byDemo}\n` : text };
};
