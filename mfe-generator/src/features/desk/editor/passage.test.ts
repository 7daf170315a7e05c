import { describe, expect, it } from 'vitest';
import { apply, storyState } from '../../../testing/marked-story.ts';
import { newParagraph } from './line-keys.ts';
import { passageOf } from './passage.ts';

const STORY = '# The Lamp\n\nOne two three.\n\nFour.';

/** The passage of a story in which bars are the caret or the ends of the selection, and what stands around it. */
function passageIn(marked: string) {
  const { text, before, after } = passageOf(storyState(marked)) ?? {};
  return [text, before?.trim(), after?.trim()];
}

describe('the passage that a tool works on', () => {
  it('Without a selection, the passage of a tool is the paragraph of the caret, with what stands around it', () => {
    expect(passageIn(STORY.replace('two', 't|wo'))).toEqual(['One two three.', '# The Lamp', 'Four.']);
  });

  it('With a selection, the passage of a tool is what is selected', () => {
    const [text, before, after] = passageIn(STORY.replace('two', '|two|'));
    expect(text).toBe('two');
    expect(before).toContain('One');
    expect(after).toContain('three.');
  });

  it('A selection over several paragraphs is one passage', () => {
    expect(passageIn(STORY.replace('two', '|two').replace('Four', 'Four|'))[0]).toBe('two three.\n\nFour');
  });

  it('A blank paragraph or selection is no passage for a tool', () => {
    expect(passageOf(apply(storyState('One|\n\nTwo'), newParagraph))).toBeUndefined();
    expect(passageOf(storyState('One| |two'))).toBeUndefined();
  });
});
