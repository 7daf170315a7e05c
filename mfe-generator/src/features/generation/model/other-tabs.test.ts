// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openGeneration, options } from '../../../testing/open-generation.ts';
import { versionOf } from '../../../testing/version-of.ts';

describe('a version from another tab', () => {
  const whole = versionOf('a', { text: '# The Light\n\nOnce upon a time.', ending: 'complete', words: 4 });
  const other = versionOf('b', { text: '# The Dark\n\nLong ago.', ending: 'complete', words: 2 });

  it('A version from another tab that is shorter changes nothing', () => {
    const { page } = openGeneration([whole, other]);
    const behind = { ...whole, text: '# The Light\n\nOnce', ending: 'interrupted' as const };
    for (const shown of [other, whole]) {
      act(() => page().show(shown));
      act(() => page().takeIn(behind));
      expect(page().versions).toEqual([whole, other]);
      expect(page().store.text).toBe(shown.text);
    }
  });

  it('A version from another tab that is longer replaces the own one, with what became of it there', () => {
    const { page } = openGeneration([other, whole]);
    const longer = { ...whole, text: `${whole.text} The end.`, words: 6, saved: true };
    act(() => page().show(whole));
    act(() => page().takeIn(longer));
    expect(page().shown).toEqual(longer);
    expect(page().store.text).toBe(longer.text);
  });

  it('A version from another tab stays apart from a story whose first words are not rendered yet', async () => {
    const { page, write, streams } = openGeneration();
    await write({ kind: 'new', options });
    const rendered = page();
    await act(async () => {
      streams[0]!.start();
      streams[0]!.write('# The Ferry\n\n');
      await vi.waitFor(() => expect(page().store.text).toBe('# The Ferry\n\n'));
      rendered.takeIn(whole);
    });
    expect(page().store.text).toBe('# The Ferry\n\n');
    await act(async () => streams[0]!.write('It came.'));
    await act(async () => streams[0]!.end());
    expect(page().shown?.text).toBe('# The Ferry\n\nIt came.');
    expect(
      page()
        .versions.map(({ text }) => text)
        .toSorted(),
    ).toEqual([page().shown?.text, whole.text]);
  });

  it('A version from another tab does not replace a story that is being waited for, and fills an empty page', async () => {
    const waiting = openGeneration();
    await waiting.write({ kind: 'new', options });
    act(() => waiting.page().takeIn(whole));
    expect(waiting.page()).toMatchObject({ shown: undefined, versions: [whole] });
    const empty = openGeneration();
    act(() => empty.page().takeIn(whole));
    expect(empty.page().shown).toEqual(whole);
  });
});
