import type { Writer } from './formats.ts';
import { plainText } from './story-content.ts';

/** UTF-8: the title, and the body without marks, a blank line between paragraphs. */
export const writeText: Writer = async ({ title, blocks }) => ({
  data: `${[title, ...blocks.map(plainText)].join('\n\n')}\n`,
});
