import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

/** Shown while the story is empty, by the styles of the editor. */
export function placeholder(text: string): Plugin {
  return new Plugin({
    props: {
      decorations({ doc }) {
        const isEmpty = doc.childCount === 1 && doc.firstChild?.content.size === 0;
        if (!isEmpty) return null;
        return DecorationSet.create(doc, [Decoration.node(0, doc.content.size, { 'data-placeholder': text })]);
      },
    },
  });
}
