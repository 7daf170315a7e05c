import { splitBlock } from 'prosemirror-commands';
import { undo } from 'prosemirror-history';
import { AllSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { after, apply, markedStory, storyState } from '../../../testing/marked-story.ts';
import { parseDocument, serializeDocument } from './format.ts';
import { joinAbove, joinBelow, newLine, newParagraph } from './line-keys.ts';

describe('Enter', () => {
  it.each([
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
  ])('Enter %s', (_title, text, result) => {
    expect(after(text, newParagraph)).toBe(result);
  });

  it('Enter in an empty paragraph makes the gap above it wider, up to a new scene', () => {
    const text = 'One\n\nTwo|';
    expect(after(text, newParagraph, newParagraph)).toBe('One\n\nTwo\n\n\n|');
    expect(after(text, newParagraph, newParagraph, newParagraph)).toBe('One\n\nTwo\n\n\n|');
  });

  it('Enter in an empty heading makes it a paragraph', () => {
    const empty = apply(storyState('## One|\n\nTwo'), (state, dispatch) => {
      dispatch?.(state.tr.delete(1, 4));
      return true;
    });
    expect(markedStory(apply(empty, newParagraph))).toBe('|\n\nTwo');
  });

  it('Enter in an empty paragraph below a heading, where no gap is seen, changes nothing', () => {
    expect(after('# The Lamp|\n\nOne', newParagraph, newParagraph)).toBe('# The Lamp\n\n|\n\nOne');
  });

  it('Shift-Enter begins a line right below', () => {
    expect(after('One| two\n\nThree', newLine)).toBe('One\n| two\n\nThree');
  });
});

describe('Backspace at the beginning of a line', () => {
  it.each([
    ['joins it to the line above', 'One\n\n|Two\n\nThree', 'One|Two\n\nThree'],
    ['makes a heading a paragraph', 'One\n\n## |Two', 'One\n\n|Two'],
    ['narrows a gap that is wider than usual', 'One\n\nTwo\n\n\n\n|Three', 'One\n\nTwo\n\n|Three'],
    ['does nothing at the beginning of the story', '|One', '|One'],
    ['joins a paragraph to a heading', '## One\n\n|Two', '## One|Two'],
  ])('Backspace %s', (_title, text, result) => {
    expect(after(text, joinAbove)).toBe(result);
  });

  it('Backspace removes an empty line above and keeps the heading', () => {
    expect(after('One\n\n## |Two', newParagraph, joinAbove)).toBe('One\n\n## |Two');
  });

  it('Backspace takes back what Enter did', () => {
    expect(after('One|', newParagraph, newParagraph, joinAbove, joinAbove)).toBe('One|');
    expect(after('One| two', newParagraph, joinAbove)).toBe('One| two');
  });

  it('Backspace in the middle of a line is left to the browser', () => {
    expect(joinAbove(storyState('One |two'))).toBe(false);
  });
});

describe('Delete at the end of a line', () => {
  it.each([
    ['joins the line below', 'One|\n\nTwo', 'One|Two'],
    ['narrows a gap that is wider than usual', 'One|\n\n\n\nTwo\n\nThree\n\nFour', 'One|\n\nTwo\n\nThree\n\nFour'],
    ['does nothing at the end of the story', 'One|', 'One|'],
  ])('Delete %s', (_title, text, result) => {
    expect(after(text, joinBelow)).toBe(result);
  });

  it.each(['One |two', 'One|\n\nTw|o'])(
    'Delete in the middle of a line, or of a selection, is left to the browser',
    (text) => {
      expect(joinBelow(storyState(text))).toBe(false);
    },
  );

  it('Delete in an empty line removes it and leaves the caret in the line below', () => {
    expect(after('One|\n\n## Two', newParagraph, joinBelow)).toBe('One\n\n## |Two');
  });
});

it.each([
  ['Enter', newParagraph],
  ['Shift-Enter', newLine],
  ['Backspace', joinAbove],
  ['Delete', joinBelow],
])('%s is left to the editor when the whole story is selected', (_key, command) => {
  const state = storyState('One\n\nTwo');
  const all = state.apply(state.tr.setSelection(new AllSelection(state.doc)));
  expect(command(all)).toBe(false);
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
