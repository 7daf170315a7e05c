import { type Mark, type Node, type NodeSpec, Schema } from 'prosemirror-model';
import { gapOf } from './separators.ts';

/**
 * Every block is one line of the story's source. `before` is the source between the line above and this one: a line end, and the
 * blank lines below it, exactly as they were written; above the first line, blank lines only. `source` is the line as it was
 * written, where the plain form differs; it counts only while it still says what the block says (see `line-source.ts`).
 */
const attrs = {
  before: { default: '\n', validate: 'string' },
  source: { default: null, validate: 'string|null' },
} as const;

/** What is above a block that the browser makes, such as by splitting one: `tidyLines` writes what is usual. */
const UNKNOWN = { before: '' } as const;

const block = { content: 'text*', group: 'block', attrs } as const satisfies NodeSpec;

const gap = (node: Node) => ({ 'data-gap': gapOf(String(node.attrs['before'])) });

/** The story's format as a document. The reader has one style for a part of a line, so a mark replaces the other. */
export const schema = new Schema({
  nodes: {
    doc: {
      content: 'block+',
      attrs: {
        /** The source below the last line that is not blank. */
        after: { default: '', validate: 'string' },
        /** The source between two ordinary paragraphs of this story, for new ones. */
        usual: { default: '\n\n', validate: 'string' },
      },
    },
    paragraph: { ...block, parseDOM: [{ tag: 'p', attrs: UNKNOWN }], toDOM: (node) => ['p', gap(node), 0] },
    title: { ...block, defining: true, parseDOM: [{ tag: 'h2', attrs: UNKNOWN }], toDOM: () => ['h2', 0] },
    heading: {
      ...block,
      defining: true,
      attrs: { ...attrs, level: { default: 2, validate: 'number' } },
      parseDOM: [{ tag: 'h3', attrs: UNKNOWN }],
      toDOM: () => ['h3', 0],
    },
    text: {},
  },
  marks: {
    emphasis: { excludes: '_', parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    strong: { excludes: '_', parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  },
});

export const { paragraph, title, heading } = schema.nodes;
export const { emphasis, strong } = schema.marks;

/** The style of a text node, as `parseInline` names it. */
export function kindOf(marks: readonly Mark[]): 'text' | 'emphasis' | 'strong' {
  if (marks.some(({ type }) => type === strong)) return 'strong';
  return marks.some(({ type }) => type === emphasis) ? 'emphasis' : 'text';
}
