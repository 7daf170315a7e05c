import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { canBeEmphasized } from './inline-source.ts';

const known = new WeakMap<Node, boolean>();

/** Whether a line has emphasis that is not saved. Its marks stay: the next letter makes them count. */
function isUnsaid(line: Node): boolean {
  const before = known.get(line);
  if (before !== undefined) return before;
  const found = line.children.some(({ marks }) => marks.length > 0) && !canBeEmphasized(line.textContent);
  known.set(line, found);
  return found;
}

/** Marks lines whose emphasis is not saved: the styles of the editor show them as the reader does. */
export function unsaidEmphasis(): Plugin {
  return new Plugin({
    props: {
      decorations({ doc }) {
        const found: Decoration[] = [];
        doc.forEach((line, position) => {
          if (isUnsaid(line)) found.push(Decoration.node(position, position + line.nodeSize, { 'data-unsaid': '' }));
        });
        return found.length > 0 ? DecorationSet.create(doc, found) : null;
      },
    },
  });
}
