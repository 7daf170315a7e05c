// @vitest-environment jsdom
import { EditorView } from 'prosemirror-view';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { markedStory, storyState } from '../../../testing/marked-story.ts';
import { undo } from './commands.ts';

const opened: EditorView[] = [];
afterEach(() => {
  for (const view of opened.splice(0)) view.destroy();
});

function open(story: string): EditorView {
  const view = new EditorView(document.createElement('div'), { state: storyState(story) });
  opened.push(view);
  return view;
}

/** Types letter by letter, as the editor is told by the browser. */
function type(view: EditorView, text: string): EditorView {
  for (const letter of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter);
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert))) view.dispatch(insert());
  }
  return view;
}
const first = (view: EditorView) => view.state.doc.firstChild;

describe('typed marks of headings', () => {
  it.each([
    ['# ', 'title', undefined],
    ['## ', 'heading', 2],
    ['### ', 'heading', 3],
  ])('“%s” at the beginning of a paragraph makes it a %s', (marks, kind, level) => {
    const view = type(open('|One'), marks);
    expect(first(view)?.type.name).toBe(kind);
    expect(first(view)?.attrs['level']).toBe(level);
    expect(first(view)?.textContent).toBe('One');
    expect(markedStory(view.state)).toBe(`${marks}|One`);
  });

  it.each([
    ['more marks than there are kinds of headings', '|One', '#### '],
    ['marks in the middle of a line', 'One| two', '# '],
    ['marks without a blank', '|One', '##'],
  ])('%s make no heading', (_case, story, marks) => {
    const view = type(open(story), marks);
    expect(first(view)?.type.name).toBe('paragraph');
    expect(first(view)?.textContent).toContain(marks);
  });

  it('In a heading, marks stay as they were typed', () => {
    const view = type(open('# |One'), '## ');
    expect(first(view)?.type.name).toBe('title');
    expect(first(view)?.textContent).toBe('## One');
  });

  it('One undo brings the typed marks back', () => {
    const view = type(open('|One'), '## ');
    undo(view.state, view.dispatch);
    expect(first(view)?.type.name).toBe('paragraph');
    expect(first(view)?.textContent).toBe('## One');
  });

  it('Marks that a phone has composed make a heading, too', () => {
    vi.useFakeTimers();
    const view = open('|One');
    view.dispatch(view.state.tr.insertText('## '));
    view.dom.dispatchEvent(new Event('compositionend'));
    vi.runAllTimers();
    expect(first(view)?.type.name).toBe('heading');
  });
});
