// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openGeneration } from '../../../testing/open-generation.ts';
import { versionOf } from '../../../testing/version-of.ts';

describe('a story that another tab wrote down', () => {
  const whole = versionOf('a', { text: '# The Light\n\nOnce upon a time.', ending: 'complete', words: 4 });
  const other = versionOf('b', { text: '# The Dark\n\nLong ago.', ending: 'complete', words: 2 });

  it('takes no words away when the other tab has less of it', () => {
    const { page } = openGeneration([whole, other]);
    const behind = { ...whole, text: '# The Light\n\nOnce', ending: 'interrupted' as const };
    for (const shown of [other, whole]) {
      act(() => page().show(shown));
      act(() => page().takeIn(behind));
      expect(page().versions).toEqual([whole, other]);
      expect(page().store.text).toBe(shown.text);
    }
  });

  it('grows here when the other tab has more of it, and changes with what became of it there', () => {
    const { page } = openGeneration([other, whole]);
    const longer = { ...whole, text: `${whole.text} The end.`, words: 6, saved: true };
    act(() => page().show(whole));
    act(() => page().takeIn(longer));
    expect(page().shown).toEqual(longer);
    expect(page().store.text).toBe(longer.text);
  });
});
