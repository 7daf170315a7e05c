// @vitest-environment jsdom
import { GENRE_DEFAULTS } from '@storyloom/shared/domain';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { versionOf } from '../../../testing/version-of.ts';
import type { StoryVersion } from './story-version.ts';
import { useVersions } from './use-versions.ts';

const [a, b, c] = ['a', 'b', 'c'].map((id) => versionOf(id, { text: `Story ${id}.` })) as [
  StoryVersion,
  StoryVersion,
  StoryVersion,
];

function open(versions: readonly StoryVersion[], shown = versions.at(-1)?.id) {
  const draft = { prompt: '', settings: GENRE_DEFAULTS.fantasy, versions, shown };
  const { result } = renderHook(() => useVersions(draft));
  return {
    ids: () => result.current.versions.map(({ id }) => id),
    store: () => result.current.store,
    shown: () => [result.current.shown?.id, result.current.store.text],
    do: (action: (hook: typeof result.current) => void) => act(() => action(result.current)),
  };
}

describe('the versions of a story', () => {
  it('shows the version beside one that is removed', () => {
    for (const [id, left, next] of [
      ['a', ['b', 'c'], 'b'],
      ['b', ['a', 'c'], 'c'],
      ['c', ['a', 'b'], 'b'],
    ] as const) {
      const page = open([a, b, c], id);
      page.do(({ remove }) => remove(id));
      expect(page.ids(), id).toEqual(left);
      expect(page.shown(), id).toEqual([next, `Story ${next}.`]);
    }
  });

  it('Removing a version that is not shown keeps the shown one, and removing the last one leaves none', () => {
    const page = open([a, b], 'b');
    page.do(({ remove }) => remove('a'));
    expect(page.shown()).toEqual(['b', 'Story b.']);
    page.do(({ remove }) => remove('b'));
    expect(page.shown()).toEqual([undefined, '']);
  });

  it('Of more than 20 versions, the oldest saved ones are dropped, and no unsaved one', () => {
    const many = Array.from({ length: 20 }, (_, index) =>
      versionOf(`v${index}`, { saved: index === 1 || index === 3 }),
    );
    const page = open(many);
    const add = (id: string) => page.do((hook) => hook.add(versionOf(id)));
    add('n1');
    expect(page.ids()).toHaveLength(20);
    expect(page.ids()).not.toContain('v1');
    add('n2');
    expect(page.ids()).toHaveLength(20);
    expect(page.ids()).not.toContain('v3');
    add('n3');
    expect(page.ids()).toHaveLength(21);
  });

  it('shows the last unsaved version when the shown one is removed with the saved ones', () => {
    const page = open([a, b, { ...c, saved: true }]);
    page.do(({ removeSaved }) => removeSaved());
    expect(page.ids()).toEqual(['a', 'b']);
    expect(page.shown()).toEqual(['b', 'Story b.']);
  });

  it('A new version is shown before its first word, beside the saved ones of another prompt', () => {
    const page = open([{ ...a, saved: true }, b]);
    page.do(({ show }) => show(a));
    expect(page.shown()).toEqual(['a', 'Story a.']);
    page.do(({ add }) => add({ ...c, text: '', prompt: 'Another prompt' }));
    expect(page.ids()).toEqual(['a', 'b', 'c']);
    expect(page.shown()).toEqual(['c', '']);
  });

  it('A version from another tab replaces the one with its id, or is added without being shown', () => {
    const page = open([a, { ...b, text: '# B\nStory' }], 'b');
    const [title] = page.store().getSnapshot().groups[0]!;
    page.do(({ adopt }) => adopt({ ...b, text: '# B\nStory b. And more.' }));
    expect(page.shown()).toEqual(['b', '# B\nStory b. And more.']);
    expect(page.store().getSnapshot().groups[0]![0]).toBe(title);
    page.do(({ adopt }) => adopt({ ...b, text: 'Another story.' }));
    expect(page.shown()).toEqual(['b', 'Another story.']);
    page.do(({ adopt }) => adopt(c));
    expect(page.ids()).toEqual(['a', 'b', 'c']);
    expect(page.shown()).toEqual(['b', 'Another story.']);
  });
});
