import { toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, Node } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { emphasis, heading, kindOf, paragraph, strong, title } from './schema.ts';

export { redo, undo };

export const toggleEmphasis = toggleMark(emphasis);
export const toggleStrong = toggleMark(strong);

/** What a line can be: the title, a heading of level 2 or 3, or a paragraph. */
export type LineKind = 'title' | 'heading' | 'subheading' | 'paragraph';

const KINDS = {
  title: { type: title, level: undefined },
  heading: { type: heading, level: 2 },
  subheading: { type: heading, level: 3 },
  paragraph: { type: paragraph, level: undefined },
} as const;

function lineKindOf({ type, attrs }: Node): LineKind {
  if (type === title) return 'title';
  if (type !== heading) return 'paragraph';
  return attrs['level'] === KINDS.subheading.level ? 'subheading' : 'heading';
}

/** The kind of the line in which the selection begins. */
export const currentKind = ({ selection }: EditorState): LineKind => lineKindOf(selection.$from.parent);

/** Gives the selected lines this kind, or makes them paragraphs if all of them have it. */
export function toggleKind(kind: LineKind): Command {
  return ({ doc, selection, tr }, dispatch) => {
    const lines: { readonly line: Node; readonly position: number }[] = [];
    doc.nodesBetween(selection.from, selection.to, (line, position) => {
      lines.push({ line, position });
      return false;
    });
    const next = lines.every(({ line }) => lineKindOf(line) === kind) ? 'paragraph' : kind;
    const { type, level } = KINDS[next];
    for (const { line, position } of lines) {
      if (lineKindOf(line) !== next) tr.setNodeMarkup(position, type, { ...line.attrs, level });
    }
    if (!tr.docChanged) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Whether typing would be emphasized, or all of the selection is. */
export function isActive({ doc, selection, storedMarks }: EditorState, mark: MarkType): boolean {
  const { empty, from, $from, to } = selection;
  if (empty) return kindOf(storedMarks ?? $from.marks()) === mark.name;
  let isAll = true;
  doc.nodesBetween(from, to, (node) => {
    if (node.isText) isAll &&= kindOf(node.marks) === mark.name;
  });
  return isAll;
}
