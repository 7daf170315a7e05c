// @vitest-environment jsdom
import { Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { afterEach, describe, expect, it } from 'vitest';
import { after, storyState } from '../../../testing/marked-story.ts';
import { redo, undo } from './commands.ts';
import { deskEditor } from './desk-editor.ts';
import { newParagraph } from './line-keys.ts';

const opened: EditorView[] = [];

afterEach(() => {
  for (const view of opened.splice(0)) view.destroy();
});

/** The editor with a story, and keys as functions. */
function open(text: string) {
  const view = new EditorView(null, { state: storyState(text) });
  opened.push(view);
  return {
    ...deskEditor(view),
    /** Types at the end of the story. */
    type: (typed: string) => {
      const { tr } = view.state;
      view.dispatch(tr.setSelection(Selection.atEnd(tr.doc)).insertText(typed));
    },
    undo: () => undo(view.state, view.dispatch),
    redo: () => redo(view.state, view.dispatch),
  };
}

describe('a text that replaces the one in the editor', () => {
  it('Line ends at its end, and the blank lines that are usual in it, are those of the new text', () => {
    const editor = open('One\nTwo|');
    editor.replaceText('One\nTwo\n\n');
    expect(editor.text()).toBe('One\nTwo\n\n');
    editor.replaceText('One\n\nTwo\n\nThree');
    editor.type('|');
    expect(after(editor.text(), newParagraph)).toBe('One\n\nTwo\n\nThree\n\n|');
    expect(editor.view.state.doc.attrs).toMatchObject({ after: '', usual: '\n\n' });
  });

  it('It is undone by itself, without what was typed just before and after it', () => {
    const editor = open('One|');
    editor.type(' two');
    editor.replaceText('Three');
    editor.type(' four');
    expect(editor.text()).toBe('Three four');
    editor.undo();
    expect(editor.text()).toBe('Three');
    editor.undo();
    expect(editor.text()).toBe('One two');
    editor.redo();
    expect(editor.text()).toBe('Three');
  });

  it('The same text again is nothing to undo', () => {
    const editor = open('One|');
    editor.type(' two');
    editor.replaceText('One two');
    editor.undo();
    expect(editor.text()).toBe('One');
  });

  it('A text that comes from another tab cannot be undone, and what was typed before it can', () => {
    const editor = open('One\n\nTwo|');
    editor.type(' three');
    editor.takeText('Another\n\nTwo three');
    editor.undo();
    expect(editor.text()).toBe('Another\n\nTwo');
  });
});
