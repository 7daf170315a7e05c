import type { StoryBlock } from '@storyloom/shared/domain';

/** Longest part of an id that comes from a heading, in characters. */
const LONGEST = 60;

/** A heading as a part of an address: its letters and digits, of any script. */
function nameOf(text: string): string {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = Array.from(words.join('-')).slice(0, LONGEST).join('');
  return ['chapter', ...(name === '' ? [] : [name])].join('-');
}

/**
 * The ids of a story's chapters and of the parts above them, by their blocks. They come from the words of the headings, so that a
 * link still leads to its chapter after others were added or moved; equal headings are numbered.
 */
export function chapterIds(blocks: readonly StoryBlock[]): ReadonlyMap<StoryBlock, string> {
  const ids = new Map<StoryBlock, string>();
  const used = new Set<string>();
  for (const block of blocks) {
    if (block.kind === 'paragraph' || block.isSmaller) continue;
    const name = nameOf(block.text);
    let id = name;
    for (let number = 2; used.has(id); number += 1) id = `${name}-${number}`;
    used.add(id);
    ids.set(block, id);
  }
  return ids;
}
