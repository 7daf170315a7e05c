// @vitest-environment jsdom
import { undo } from 'prosemirror-history';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseDocument, serializeDocument, serializeRange } from '../../editor/format.ts';
import { storyPlugins } from '../../editor/plugins.ts';
import { deskEditor } from '../../editor/desk-editor.ts';
import { strings } from '../strings.ts';
import { proposalPlugin, shownProposal, step } from './proposal-plugin.ts';
import { countChanges, makeChange, type Place } from './proposed-change.ts';

const LINE = 'Nobody had asked her to.';
const STORY = `# The Lamp\n\nIlse lit the lamp.\n\n${LINE}\n\nThe road stayed lit.`;

let view: EditorView;
const onRefused = vi.fn();
const onLost = vi.fn();

function open(story = STORY): void {
  vi.clearAllMocks();
  const plugin = proposalPlugin({ onKey: () => false, onRefused, onLost });
  const state = EditorState.create({ doc: parseDocument(story), plugins: [plugin, ...storyPlugins()] });
  view = new EditorView(document.createElement('div'), { state });
}
afterEach(() => view.destroy());

const text = () => serializeDocument(view.state.doc);

/** The range of some words of the story. */
function rangeOf(words: string): { readonly from: number; readonly to: number } {
  const { doc } = view.state;
  for (let from = 1; from < doc.content.size; from += 1) {
    const to = from + words.length;
    if (to < doc.content.size && doc.textBetween(from, to) === words) return { from, to };
  }
  throw new Error(`“${words}” is not in the story`);
}

/** Shows a proposal for some words, or for the paragraph that they are in. */
function propose(words: string, result: string, { continues = false, isComplete = true } = {}): void {
  const { from, to } = rangeOf(words);
  const place: Place = { from, to, continues };
  view.dispatch(step(view.state.tr, { type: 'text', text: result, isComplete, place }));
}

function accept(): void {
  const { place, change } = shownProposal(view.state)!;
  view.dispatch(step(makeChange(view.state.tr, place, change), { type: 'end' }));
}

const type = (words: string, at: number) => view.dispatch(view.state.tr.insertText(words, at));
const shownText = () => view.dom.querySelectorAll('p')[1]!.textContent;

describe('A proposal', () => {
  it('is shown over its passage without changing the document', () => {
    open();
    propose(LINE, 'Nobody had ever told her to.');
    expect(text()).toBe(STORY);
    expect(shownText()).toBe('Nobody had deleted: askedinserted: ever told end of change.  her to.');
    expect(countChanges(shownProposal(view.state)!.change)).toEqual({ changed: 2, added: 0, removed: 0 });
  });

  it('counts words that are changed, added and removed', () => {
    for (const [result, said] of [
      ['Nobody had ever once asked her to.', '2 words added'],
      ['Nobody had asked her.', '1 word removed'],
      ['Nobody had asked him to.', '1 word changed'],
      ['Nobody had asked her to.', 'No words changed'],
      ['Then nobody had asked her to, not even once.', '2 words changed, 3 added'],
    ] as const) {
      open();
      propose(LINE, result);
      expect(strings.has.passage({ ending: 'complete' }, countChanges(shownProposal(view.state)!.change)), result).toBe(
        `${said}.`,
      );
    }
  });

  it('marks what of the passage has not been read while it arrives', () => {
    open();
    propose(LINE, 'Nobody had', { isComplete: false });
    expect(view.dom.querySelector('.passage-unread')?.textContent).toBe(' asked her to.');
    expect(view.dom.querySelector('.passage-deleted')).toBeNull();
  });

  it('that is accepted replaces its passage, and one undo brings it back', () => {
    for (const [name, words, result, after] of [
      ['a paragraph', LINE, 'No one had.', STORY.replace(LINE, 'No one had.')],
      ['a part of one', 'asked her', 'told her', STORY.replace('asked', 'told')],
      ['a part with its space', 'had asked ', 'asked', STORY.replace('had asked', 'asked')],
      ['formatting', LINE, '**Nobody** had.', STORY.replace(LINE, '**Nobody** had.')],
      ['several paragraphs', LINE, 'One.\n\n## Two\n\nThree.', STORY.replace(LINE, 'One.\n\n## Two\n\nThree.')],
      ['other gaps than the story', LINE, 'One.\nTwo.', STORY.replace(LINE, 'One.\n\nTwo.')],
      ['a title without its mark', 'The Lamp', 'The Light', STORY.replace('The Lamp', 'The Light')],
    ] as const) {
      open();
      propose(words, result);
      accept();
      expect(text(), name).toBe(after);
      expect(view.dom.querySelector('.passage-inserted'), name).toBeNull();
      undo(view.state, view.dispatch);
      expect(text(), name).toBe(STORY);
    }
  });

  it('that continues the story is put after the passage', () => {
    for (const [name, words, result, after] of [
      ['the end of a paragraph', LINE, 'It rained.', STORY.replace('her to.', 'her to.\n\nIt rained.')],
      ['the middle of one', 'Nobody had', 'often', STORY.replace('Nobody had', 'Nobody had often')],
    ] as const) {
      open();
      propose(words, result, { continues: true });
      expect(text(), name).toBe(STORY);
      accept();
      expect(text(), name).toBe(after);
      undo(view.state, view.dispatch);
      expect(text(), name).toBe(STORY);
    }
  });

  it('keeps the line ends of a story that has Windows’ own', () => {
    const story = STORY.replaceAll('\n', '\r\n');
    open(story);
    propose(LINE, 'One.\n\nTwo.');
    accept();
    expect(text()).toBe(story.replace(LINE, 'One.\r\n\r\nTwo.'));
  });
});

describe('While a proposal is shown', () => {
  it('the rest can be edited, and the proposal is accepted where its passage is then', () => {
    open();
    propose(LINE, 'No one had.');
    type('And so ', rangeOf('Ilse').from);
    type(' And on.', rangeOf('stayed lit.').to);
    expect(shownProposal(view.state)).toBeDefined();
    const { from, to } = shownProposal(view.state)!.place;
    expect(serializeRange(view.state.doc, from, to)).toBe('Nobody had asked her to.');
    accept();
    expect(text()).toBe('# The Lamp\n\nAnd so Ilse lit the lamp.\n\nNo one had.\n\nThe road stayed lit. And on.');
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('another text takes the proposal away if it changes the passage, and otherwise moves it', () => {
    open();
    propose(LINE, 'No one had.');
    const editor = deskEditor(view);
    editor.replaceText(STORY.replace('Ilse', 'Old Ilse'));
    expect(shownProposal(view.state)).toBeDefined();
    editor.replaceText(STORY.replace('asked', 'begged'));
    expect(shownProposal(view.state)).toBeUndefined();
    expect(onLost).toHaveBeenCalledOnce();
    expect(text()).toBe(STORY.replace('asked', 'begged'));
  });
});

const aim = (words: string) => view.dispatch(step(view.state.tr, { type: 'aim', at: rangeOf(words) }));
const marked = (name: string) => [...view.dom.querySelectorAll(`.passage-${name}`)];
const textsOf = (name: string) => marked(name).map(({ textContent }) => textContent);

describe('the marks of a proposal in the text', () => {
  it('Added paragraphs of a proposal have lines of their own, which look like what they are', () => {
    open('One.');
    propose('One.', 'One.\n\n## Two\n\nThree.');
    expect(textsOf('inserted')).toEqual(['¶', 'Two¶', 'Three.']);
    const blocks = marked('inserted').map((line) => line instanceof HTMLElement && line.dataset['block']);
    expect(blocks).toEqual([undefined, 'heading', 'paragraph']);
  });

  it('The end of a paragraph that is joined to the next one is marked as deleted', () => {
    open('One.\n\nTwo.');
    const place = { from: 1, to: view.state.doc.content.size - 1, continues: false };
    view.dispatch(step(view.state.tr, { type: 'text', text: 'One. Two.', isComplete: true, place }));
    expect(textsOf('paragraph')).toEqual(['¶']);
    expect(marked('paragraph')[0]?.parentElement).toHaveClass('passage-deleted');
    expect(marked('paragraph')[0]).toHaveAttribute('aria-hidden', 'true');
  });

  it('Emphasized words stand together, and beside them what is not emphasized or in another way', () => {
    open('One.');
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
  it('The mark of a passage moves with its words, and is gone when the tool is not used', () => {
    open('One two.');
    aim('two');
    expect(textsOf('aim')).toEqual(['two']);
    view.dispatch(view.state.tr.insertText('Zero ', 1));
    expect(textsOf('aim')).toEqual(['two']);
    expect(view.state.doc.textContent).toBe('Zero One two.');
    view.dispatch(step(view.state.tr, { type: 'aim', at: undefined }));
    expect(marked('aim')).toEqual([]);
  });

  it('The mark of a passage does not take the place of a proposal', () => {
    open('One.');
    propose('One.', 'Two.');
    aim('One');
    expect(marked('aim')).toEqual([]);
    expect(textsOf('inserted')).toEqual(['Two']);
    expect(shownProposal(view.state)).toBeDefined();
  });
});
