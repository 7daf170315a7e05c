import { DOMSerializer, Fragment, type Node, Slice } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { serializeRange } from './format.ts';
import { paragraph, schema } from './schema.ts';
import { gapOf, hasLineEnd } from './separators.ts';

const isClose = (separator: string) => hasLineEnd(separator) && gapOf(separator) === 'none';

/** What other programs get: headings and paragraphs. Only lines that stand close together, as in a poem, say so. */
export const copiedHtmlSerializer = new DOMSerializer(
  {
    ...DOMSerializer.nodesFromSchema(schema),
    title: () => ['h1', 0],
    heading: ({ attrs }) => [attrs['level'] === 3 ? 'h3' : 'h2', 0],
    paragraph: ({ attrs }) => ['p', isClose(attrs['before']) ? { 'data-gap': 'none' } : {}, 0],
  },
  DOMSerializer.marksFromSchema(schema),
);

/** An empty paragraph above each new scene, which is what other programs know. */
export function withEmptyParagraphs({ content, openEnd, openStart }: Slice): Slice {
  const blocks = content.content.flatMap((block, index): readonly Node[] => {
    const isScene = index > 0 && block.type === paragraph && gapOf(block.attrs['before']) === 'scene';
    return isScene ? [paragraph.create({ before: '' }), block] : [block];
  });
  return new Slice(Fragment.from(blocks), openStart, openEnd);
}

/** The selection as plain text: in the story's format. */
export function copiedText(_slice: Slice, { state }: EditorView): string {
  return serializeRange(state.doc, state.selection.from, state.selection.to);
}
