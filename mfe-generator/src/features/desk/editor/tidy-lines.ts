import { Plugin } from 'prosemirror-state';
import { hasLineEnd } from './separators.ts';

/**
 * Pasting, dragging and deleting move blocks with what was above them. Below another block there must be a line end; the blank
 * lines above a block that is now the first are left out.
 */
export function tidyLines(): Plugin {
  return new Plugin({
    appendTransaction(_transactions, { doc: old }, { doc, tr }) {
      doc.forEach((block, position, index) => {
        if (block === old.maybeChild(index)) return;
        const before = String(block.attrs['before']);
        if (index > 0 && !hasLineEnd(before)) tr.setNodeAttribute(position, 'before', doc.attrs['usual']);
        const isNewFirst = index === 0 && before !== '' && before !== old.firstChild?.attrs['before'];
        if (isNewFirst) tr.setNodeAttribute(position, 'before', '');
      });
      return tr.docChanged ? tr : undefined;
    },
  });
}
