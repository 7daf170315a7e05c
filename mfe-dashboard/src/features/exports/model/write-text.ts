import type { Gap } from '@storyloom/shared/domain';
import type { Writer } from './formats.ts';
import { plainText } from './story-content.ts';

const LINE_ENDS: Readonly<Record<Gap, string>> = { none: '\n', line: '\n\n', scene: '\n\n\n' };

/** UTF-8: the title, and the body without marks, with the blank lines that the reader shows. */
export const writeText: Writer = async ({ title, blocks }) => ({
  data: `${title}${blocks.map((block) => `${LINE_ENDS[block.gap]}${plainText(block)}`).join('')}\n`,
});
