// @vitest-environment jsdom
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { afterEach, describe, expect, it } from 'vitest';
import { parseDocument } from '../../editor/format.ts';
import { storyPlugins } from '../../editor/plugins.ts';
import { proposalPlugin, shownProposal, step } from './proposal-plugin.ts';

let view: EditorView;
afterEach(() => view.destroy());

/** Opens a story. */
function open(story: string): void {
  const plugin = proposalPlugin({ onKey: () => false, onRefused: () => undefined, onLost: () => undefined });
  const state = EditorState.create({ doc: parseDocument(story), plugins: [plugin, ...storyPlugins()] });
  view = new EditorView(document.createElement('div'), { state });
}

/** Shows a proposal for a whole story. */
function propose(story: string, text: string): void {
  open(story);
  const place = { from: 1, to: view.state.doc.content.size - 1, continues: false };
  view.dispatch(step(view.state.tr, { type: 'text', text, isComplete: true, place }));
}

const aim = (words: string) => {
  const from = view.state.doc.textContent.indexOf(words) + 1;
  view.dispatch(step(view.state.tr, { type: 'aim', at: { from, to: from + words.length } }));
};
const marked = (name: string) => [...view.dom.querySelectorAll(`.passage-${name}`)];
const textsOf = (name: string) => marked(name).map(({ textContent }) => textContent);

describe('the marks of a proposal in the text', () => {
  it('Added paragraphs of a proposal have lines of their own, which look like what they are', () => {
    propose('One.', 'One.\n\n## Two\n\nThree.');
    expect(textsOf('inserted')).toEqual(['¶', 'Two¶', 'Three.']);
    const blocks = marked('inserted').map((line) => line instanceof HTMLElement && line.dataset['block']);
    expect(blocks).toEqual([undefined, 'heading', 'paragraph']);
  });

  it('The end of a paragraph that is joined to the next one is marked as deleted', () => {
    propose('One.\n\nTwo.', 'One. Two.');
    expect(textsOf('paragraph')).toEqual(['¶']);
    expect(marked('paragraph')[0]?.parentElement).toHaveClass('passage-deleted');
    expect(marked('paragraph')[0]).toHaveAttribute('aria-hidden', 'true');
  });

  it('Emphasized words stand together, and beside them what is not emphasized or in another way', () => {
    propose('One.', 'One *two three* four **five** *six*.');
    const styled = [...view.dom.querySelectorAll('.passage-inserted :is(em, strong)')];
    expect(styled.map(({ localName, textContent }) => [localName, textContent])).toEqual([
      ['em', 'two three'],
      ['strong', 'five'],
      ['em', 'six'],
    ]);
    expect(textsOf('inserted').join('')).toContain('two three four five six');
  });
});

describe('the mark of the passage that a tool would change', () => {
  it('The mark of a passage moves with its words when something is typed above them', () => {
    open('One two.');
    aim('two');
    expect(textsOf('aim')).toEqual(['two']);
    view.dispatch(view.state.tr.insertText('Zero ', 1));
    expect(textsOf('aim')).toEqual(['two']);
    expect(view.state.doc.textContent).toBe('Zero One two.');
  });

  it('The mark of a passage is taken away when the tool is not used', () => {
    open('One two.');
    aim('two');
    view.dispatch(step(view.state.tr, { type: 'aim', at: undefined }));
    expect(marked('aim')).toEqual([]);
  });

  it('The mark of a passage does not take the place of a proposal', () => {
    propose('One.', 'Two.');
    aim('One');
    expect(marked('aim')).toEqual([]);
    expect(textsOf('inserted')).toEqual(['Two']);
    expect(shownProposal(view.state)).toBeDefined();
  });
});
