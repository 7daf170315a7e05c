// @vitest-environment jsdom
import { EditorView } from 'prosemirror-view';
import { expect, it } from 'vitest';
import { storyState } from '../../../testing/marked-story.ts';
import { schema } from './schema.ts';

it('A line whose emphasis is not saved is marked until it has a letter', () => {
  const view = new EditorView(document.createElement('div'), { state: storyState('**One**\n\nTwo|') });
  const marked = () => [...view.dom.querySelectorAll('[data-unsaid]')].map(({ textContent }) => textContent);
  const line = view.state.doc.child(0).nodeSize;
  view.dispatch(view.state.tr.replaceWith(line + 1, line + 4, schema.text('…', [schema.mark('strong')])));
  expect(marked()).toEqual(['…']);
  view.dispatch(view.state.tr.insertText('then', line + 2));
  expect(marked()).toEqual([]);
  view.destroy();
});
