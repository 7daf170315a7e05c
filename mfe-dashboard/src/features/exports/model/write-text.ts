import { plainStory } from '@storyloom/shared/exports';
import type { Writer } from './formats.ts';
import { plainText } from './story-content.ts';

/** UTF-8: the title, and the body without marks, with the blank lines that the reader shows. */
export const writeText: Writer = async ({ title, blocks }) => ({
  data: plainStory(
    title,
    blocks.map((block) => ({ gap: block.gap, text: plainText(block) })),
  ),
});
