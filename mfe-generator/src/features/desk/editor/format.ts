import { Fragment, type Node } from 'prosemirror-model';
import { blockSource, parseBlock, partSource } from './line-source.ts';
import { paragraph, schema } from './schema.ts';
import { gapOf, lineEndOf, withGap } from './separators.ts';

/** The blocks of a text, and the source below the last of them. */
function blocksOf(text: string): { readonly blocks: readonly Node[]; readonly after: string } {
  const blocks: Node[] = [];
  let between = '';
  for (const [, line = '', end = ''] of text.matchAll(/([^\r\n]*)(\r\n|[\r\n]|$)/g)) {
    const block = parseBlock(line, between);
    if (block) blocks.push(block);
    between = block ? end : between + line + end;
  }
  return { blocks, after: between };
}

/** What most paragraphs of a story have between them: a line end, or a blank line as well, as in a new story. */
function usualSeparator(blocks: readonly Node[]): string {
  const between = blocks
    .slice(1)
    .filter(({ type }, index) => type === paragraph && blocks[index]?.type === paragraph)
    .map(({ attrs }) => gapOf(String(attrs['before'])));
  const tight = between.filter((gap) => gap === 'none').length;
  return withGap(tight > between.length / 2 ? 'none' : 'line', lineEndOf(String(blocks[1]?.attrs['before'])));
}

/** The document of a story's text. */
export function parseDocument(text: string): Node {
  const { blocks, after } = blocksOf(text);
  return schema.topNodeType.create(
    { after, usual: usualSeparator(blocks) },
    blocks.length > 0 ? blocks : paragraph.create({ before: '' }),
  );
}

/** The blocks of a text that is put into a document, without the blank lines around it. */
export function parseFragment(text: string): Fragment {
  return Fragment.from(blocksOf(text).blocks);
}

/** The text of a document. Blocks that are as they were parsed have the source that they were parsed from. */
export function serializeDocument(doc: Node): string {
  const blocks = doc.children.map((block) => `${block.attrs['before']}${blockSource(block)}`);
  return `${blocks.join('')}${doc.attrs['after']}`;
}

/** The text of a range, in the story's format, without what separates its first block from the one above. */
export function serializeRange(doc: Node, from: number, to: number): string {
  const texts: string[] = [];
  doc.nodesBetween(from, to, (node, position) => {
    const start = Math.max(0, from - position - 1);
    const end = Math.min(node.content.size, to - position - 1);
    const isWhole = start === 0 && end === node.content.size;
    if (texts.length > 0) texts.push(String(node.attrs['before']));
    texts.push(isWhole ? blockSource(node) : partSource(node, start, end));
    return false;
  });
  return texts.join('');
}
