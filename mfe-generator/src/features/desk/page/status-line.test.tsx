// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ALL_SAVED, type KeepingState } from '../keeping/keeping-state.ts';
import { StatusLine } from './status-line.tsx';

const UNREACHABLE: Partial<KeepingState> = { isSaved: false, trouble: { kind: 'unreachable' } };
const CONFLICT: Partial<KeepingState> = {
  isSaved: false,
  conflict: { base: { revision: 1, text: 'a' }, theirs: { revision: 2, text: 'b' } },
};

describe('the line with the state of the text', () => {
  it.each<readonly [words: string, state: Partial<KeepingState>, onLine: boolean]>([
    ['Saved', {}, true],
    ['Saving…', { isSaved: false }, true],
    ['Saved on this device. Storyloom can’t be reached just now.', UNREACHABLE, true],
    ['Saved on this device. You’re offline.', UNREACHABLE, false],
    ['Not saved.', { ...UNREACHABLE, isOnDevice: false }, true],
    ['Saved on this device only.', CONFLICT, true],
    ['Saved on this device only.', { isSaved: false, trouble: { kind: 'gone' } }, true],
    ['Saved', { trouble: { kind: 'unreachable' } }, true],
  ])('“%s” is said of %o', (words, state, onLine) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    render(<StatusLine state={{ ...ALL_SAVED, ...state }} wordCount={undefined} />);
    expect(screen.getAllByText(words)[0]!.textContent).toBe(words);
  });
});
