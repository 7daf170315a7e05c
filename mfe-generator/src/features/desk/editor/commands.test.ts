import { describe, expect, it } from 'vitest';
import { after, apply, storyState } from '../../../testing/marked-story.ts';
import { currentKind, isActive, toggleEmphasis, toggleKind, toggleStrong, undo } from './commands.ts';
import { emphasis, strong } from './schema.ts';

describe('the kind of a line', () => {
  it.each([
    ['title', '# One|'],
    ['heading', '## One|'],
    ['subheading', '### One|'],
    ['paragraph', 'One|'],
  ] as const)('A line becomes a %s, and a paragraph again', (kind, result) => {
    expect(after('One|', toggleKind(kind))).toBe(result);
    expect(after('One|', toggleKind(kind), toggleKind(kind))).toBe('One|');
    expect(currentKind(storyState(result))).toBe(kind);
  });

  it('All selected lines change, and the blank lines between them stay', () => {
    expect(after('O|ne\n\n\n\n# Tw|o', toggleKind('heading'))).toBe('## O|ne\n\n\n\n## Tw|o');
  });

  it('One undo takes the change of several lines back', () => {
    expect(after('O|ne\n\n# Tw|o', toggleKind('heading'), undo)).toBe('O|ne\n\n# Tw|o');
  });

  it('A story that already is as wanted does not change', () => {
    expect(toggleKind('paragraph')(storyState('One|'))).toBe(false);
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
