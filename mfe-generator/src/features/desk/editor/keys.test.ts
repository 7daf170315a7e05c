import { splitBlock } from 'prosemirror-commands';
import { undo } from 'prosemirror-history';
import { AllSelection, EditorState, type Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { describe, expect, it } from 'vitest';
import { after, apply, markedStory, storyState } from '../../../testing/marked-story.ts';
import { currentKind, isActive, toggleEmphasis, toggleKind, toggleStrong } from './commands.ts';
import { parseDocument, serializeDocument } from './format.ts';
import { joinAbove, joinBelow, newLine, newParagraph } from './line-keys.ts';
import { emphasis, strong } from './schema.ts';

describe('Enter', () => {
  it('Enter splits a line with the gap that the story uses', () => {
    for (const [title, text, result] of [
      ['splits a paragraph with the blank line that the story uses', 'One| two\n\nThree', 'One\n\n| two\n\nThree'],
      ['begins a paragraph at the end', 'One\n\nTwo|\n', 'One\n\nTwo\n\n|\n'],
      ['puts an empty paragraph above from the beginning of a line', 'One\n\n|Two', 'One\n\n\n\n|Two'],
      ['uses no blank line in a story without them', 'One\nTwo\nThree|', 'One\nTwo\nThree\n|'],
      [
        'uses no blank line in a poem',
        'One\n\nTwo|\nThree\n\nFour\n\nFive\n\nSix',
        'One\n\nTwo\n|\nThree\n\nFour\n\nFive\n\nSix',
      ],
      ['keeps Windows line ends', 'One\r\n\r\nTwo|', 'One\r\n\r\nTwo\r\n\r\n|'],
      ['begins a paragraph below a title', '# The Lamp|\n\nOne', '# The Lamp\n\n|\n\nOne'],
      ['begins a paragraph in the middle of a heading', '## The | Lamp', '## The \n\n| Lamp'],
      ['replaces the selection', 'One |two |three', 'One \n\n|three'],
      ['replaces a selection of several lines', 'O|ne\n\nTwo\n\nTh|ree', 'O\n\n|ree'],
    ] as const) {
      expect(after(text, newParagraph), title).toBe(result);
    }
  });

  it('Enter in an empty paragraph makes the gap above it wider, up to a new scene', () => {
    const text = 'One\n\nTwo|';
    expect(after(text, newParagraph, newParagraph)).toBe('One\n\nTwo\n\n\n|');
    expect(after(text, newParagraph, newParagraph, newParagraph)).toBe('One\n\nTwo\n\n\n|');
    // Below a heading no gap is seen.
    expect(after('# The Lamp|\n\nOne', newParagraph, newParagraph)).toBe('# The Lamp\n\n|\n\nOne');
  });

  it('Enter in an empty heading makes it a paragraph', () => {
    const empty = apply(storyState('## One|\n\nTwo'), (state, dispatch) => {
      dispatch?.(state.tr.delete(1, 4));
      return true;
    });
    expect(markedStory(apply(empty, newParagraph))).toBe('|\n\nTwo');
  });

  it('Shift-Enter begins a line right below', () => {
    expect(after('One| two\n\nThree', newLine)).toBe('One\n| two\n\nThree');
  });
});

describe('Backspace at the beginning of a line', () => {
  it('Backspace at the beginning of a line joins, narrows or makes a paragraph', () => {
    for (const [title, text, result] of [
      ['joins it to the line above', 'One\n\n|Two\n\nThree', 'One|Two\n\nThree'],
      ['makes a heading a paragraph', 'One\n\n## |Two', 'One\n\n|Two'],
      ['narrows a gap that is wider than usual', 'One\n\nTwo\n\n\n\n|Three', 'One\n\nTwo\n\n|Three'],
      ['does nothing at the beginning of the story', '|One', '|One'],
      ['joins a paragraph to a heading', '## One\n\n|Two', '## One|Two'],
    ] as const) {
      expect(after(text, joinAbove), title).toBe(result);
    }
  });

  it('Backspace removes an empty line above and keeps the heading', () => {
    expect(after('One\n\n## |Two', newParagraph, joinAbove)).toBe('One\n\n## |Two');
  });

  it('Backspace takes back what Enter did', () => {
    expect(after('One|', newParagraph, newParagraph, joinAbove, joinAbove)).toBe('One|');
    expect(after('One| two', newParagraph, joinAbove)).toBe('One| two');
  });
});

describe('Delete at the end of a line', () => {
  it('Delete at the end of a line joins or narrows', () => {
    for (const [title, text, result] of [
      ['joins the line below', 'One|\n\nTwo', 'One|Two'],
      ['narrows a gap that is wider than usual', 'One|\n\n\n\nTwo\n\nThree\n\nFour', 'One|\n\nTwo\n\nThree\n\nFour'],
      ['does nothing at the end of the story', 'One|', 'One|'],
    ] as const) {
      expect(after(text, joinBelow), title).toBe(result);
    }
  });

  it('Backspace and Delete in the middle of a line, or of a selection, are left to the browser', () => {
    expect(joinAbove(storyState('One |two'))).toBe(false);
    for (const text of ['One |two', 'One|\n\nTw|o']) expect(joinBelow(storyState(text)), text).toBe(false);
  });

  it('Delete in an empty line removes it and leaves the caret in the line below', () => {
    expect(after('One|\n\n## Two', newParagraph, joinBelow)).toBe('One\n\n## |Two');
  });
});

it('leaves the keys to the editor when the whole story is selected', () => {
  for (const [key, command] of [
    ['Enter', newParagraph],
    ['Shift-Enter', newLine],
    ['Backspace', joinAbove],
    ['Delete', joinBelow],
  ] as const) {
    const state = storyState('One\n\nTwo');
    const all = state.apply(state.tr.setSelection(new AllSelection(state.doc)));
    expect(command(all), key).toBe(false);
  }
});

describe('blocks that move', () => {
  it('A line that becomes the first loses the blank lines above it, and undo brings them back', () => {
    const state = storyState('One|\n\nTwo');
    const moved = state.apply(state.tr.delete(0, 5));
    expect(serializeDocument(moved.doc)).toBe('Two');
    expect(serializeDocument(apply(moved, undo).doc)).toBe('One\n\nTwo');
  });

  it('A line that is no longer the first gets the usual blank line above it', () => {
    const state = storyState('One|\n\nTwo');
    const moved = state.apply(state.tr.insert(0, parseDocument('Zero').children));
    expect(serializeDocument(moved.doc)).toBe('Zero\n\nOne\n\nTwo');
  });

  it('Commands that split without a separator still write a line for each paragraph', () => {
    expect(after('O|ne', splitBlock)).toBe('O\n\n|ne');
  });
});

const type =
  (text: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(text));
    return true;
  };

/** The editor after a key, and whether it took the key from the browser. */
function press(
  state: EditorState,
  init: KeyboardEventInit,
): { readonly state: EditorState; readonly isTaken: boolean } {
  let next = state;
  const view = { state, dispatch: (tr) => (next = state.apply(tr)) } as Pick<EditorView, 'state' | 'dispatch'>;
  const event = { ctrlKey: true, shiftKey: false, ...init } as KeyboardEvent;
  const isTaken = state.plugins.some((plugin) => plugin.props.handleKeyDown?.call(plugin, view as EditorView, event));
  return { state: next, isTaken };
}

describe('the keys for undo and redo', () => {
  it('redo what was undone, and are kept from the browser also when nothing is left to do', () => {
    for (const [key, keyCode, shiftKey] of [
      ['z', 90, true],
      ['Z', 90, true],
      ['y', 89, false],
    ] as const) {
      const typed = apply(storyState('One|'), type(' two'));
      const redone = press(apply(typed, undo), { key, keyCode, shiftKey });
      expect(markedStory(redone.state), key).toBe('One two|');
      const again = press(typed, { key, keyCode, shiftKey });
      expect([markedStory(again.state), again.isTaken], key).toEqual(['One two|', true]);
    }
    for (const key of ['z', 'y']) expect(press(storyState('One|'), { key }).isTaken, key).toBe(true);
  });
});

describe('the kind of a line', () => {
  it('makes a line of another kind, and a paragraph again', () => {
    for (const [kind, result] of [
      ['title', '# One|'],
      ['heading', '## One|'],
      ['subheading', '### One|'],
      ['paragraph', 'One|'],
    ] as const) {
      expect(after('One|', toggleKind(kind)), kind).toBe(result);
      expect(after('One|', toggleKind(kind), toggleKind(kind)), kind).toBe('One|');
      expect(currentKind(storyState(result)), kind).toBe(kind);
    }
  });

  it('All selected lines change, the blank lines between them stay, and one undo takes that back', () => {
    const text = 'O|ne\n\n\n\n# Tw|o';
    expect(after(text, toggleKind('heading'))).toBe('## O|ne\n\n\n\n## Tw|o');
    expect(after(text, toggleKind('heading'), undo)).toBe(text);
  });
});

describe('emphasis', () => {
  it('The selection becomes strong or emphasized, and plain again', () => {
    const strongState = apply(storyState('One |two| three'), toggleStrong);
    expect(isActive(strongState, strong)).toBe(true);
    expect(after('One |two| three', toggleStrong, toggleStrong)).toBe('One |two| three');
    expect(isActive(apply(storyState('One |two| three'), toggleEmphasis), emphasis)).toBe(true);
  });

  it('Emphasis replaces strong, because the reader has one style for a part of a line', () => {
    const state = apply(apply(storyState('One |two| three'), toggleStrong), toggleEmphasis);
    expect([isActive(state, strong), isActive(state, emphasis)]).toEqual([false, true]);
  });

  it('What is typed next has the style that was chosen without a selection', () => {
    expect(isActive(apply(storyState('One |'), toggleStrong), strong)).toBe(true);
    expect(isActive(storyState('One *t|wo*'), emphasis)).toBe(true);
  });
});
