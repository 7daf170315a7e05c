// @vitest-environment jsdom
import type { EditorView } from 'prosemirror-view';
import { describe, expect, it, vi } from 'vitest';
import { markedStory } from '../../../testing/marked-story.ts';
import { openStory, type } from '../../../testing/typed-text.ts';
import { undo } from './commands.ts';

const first = (view: EditorView) => view.state.doc.firstChild;

describe('typed marks of headings', () => {
  it.each([
    ['# ', 'title', undefined],
    ['## ', 'heading', 2],
    ['### ', 'heading', 3],
  ])('“%s” at the beginning of a paragraph makes it a %s', (marks, kind, level) => {
    const view = type(openStory('|One'), marks);
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
    const view = type(openStory(story), marks);
    expect(first(view)?.type.name).toBe('paragraph');
    expect(first(view)?.textContent).toContain(marks);
  });

  it('In a heading, marks stay as they were typed', () => {
    const view = type(openStory('# |One'), '## ');
    expect(first(view)?.type.name).toBe('title');
    expect(first(view)?.textContent).toBe('## One');
  });

  it('One undo brings the typed marks back', () => {
    const view = type(openStory('|One'), '## ');
    undo(view.state, view.dispatch);
    expect(first(view)?.type.name).toBe('paragraph');
    expect(first(view)?.textContent).toBe('## One');
  });

  it('Marks that a phone has composed make a heading, too', () => {
    vi.useFakeTimers();
    const view = openStory('|One');
    view.dispatch(view.state.tr.insertText('## '));
    view.dom.dispatchEvent(new Event('compositionend'));
    vi.runAllTimers();
    expect(first(view)?.type.name).toBe('heading');
  });
});
