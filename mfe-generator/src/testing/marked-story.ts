import type { Node } from 'prosemirror-model';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { parseDocument, serializeDocument } from '../features/desk/editor/format.ts';
import { storyPlugins } from '../features/desk/editor/plugins.ts';

const CARET = '|';

/** Where the bars are, as positions without them. */
function positionsIn(doc: Node): readonly number[] {
  const found: number[] = [];
  doc.descendants((node, position) => {
    for (const { index } of (node.text ?? '').matchAll(/\|/g)) found.push(position + index - found.length);
  });
  return found;
}

/** The editor with a story, in which a bar is the caret and two are the ends of the selection. */
export function storyState(text: string): EditorState {
  const doc = parseDocument(text.replaceAll(CARET, ''));
  const [anchor = 1, head = anchor] = positionsIn(parseDocument(text));
  return EditorState.create({
    doc,
    selection: TextSelection.create(doc, anchor, head),
    plugins: [...storyPlugins()],
  });
}

/** The story with the caret, or the ends of the selection, as bars. */
export function markedStory(state: EditorState): string {
  const { empty, from, to } = state.selection;
  const tr = state.tr.insertText(CARET, from);
  if (!empty) tr.insertText(CARET, to + 1);
  return serializeDocument(tr.doc);
}

export function apply(state: EditorState, command: Command): EditorState {
  let next = state;
  command(state, (tr) => (next = state.apply(tr)));
  return next;
}

/** The story after commands. */
export const after = (text: string, ...commands: readonly Command[]) =>
  markedStory(commands.reduce(apply, storyState(text)));
