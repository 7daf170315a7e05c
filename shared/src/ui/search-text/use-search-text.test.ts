// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SEARCH_DELAY_MS, useSearchText } from './use-search-text.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

/** A search box and the searches it requested; `find` sets the current search. */
function searchBox(search = '') {
  const asked: string[] = [];
  const { result, rerender } = renderHook((now: string) => useSearchText(now, (next) => asked.push(next)), {
    initialProps: search,
  });
  return {
    asked,
    text: () => result.current[0],
    type: (text: string) => act(() => result.current[1](text)),
    find: (now: string) => rerender(now),
    rest: (ms = SEARCH_DELAY_MS) => act(() => vi.advanceTimersByTime(ms)),
  };
}

it('Typed text is shown at once, and searched for when the user pauses', () => {
  const box = searchBox();
  box.type('la');
  box.rest(SEARCH_DELAY_MS - 1);
  box.type('lamp');
  box.rest(SEARCH_DELAY_MS - 1);
  expect([box.text(), box.asked]).toEqual(['lamp', []]);
  box.rest(1);
  expect(box.asked).toEqual(['lamp']);
  box.find('lamp');
  box.rest();
  expect(box.asked).toEqual(['lamp']);
});

it('White space around a search does not start a new one', () => {
  const box = searchBox('lamp');
  box.type(' lamp ');
  box.rest();
  expect([box.text(), box.asked]).toEqual([' lamp ', []]);
});

it('Text typed since a search was requested stays when that search arrives', () => {
  const box = searchBox();
  box.type('la');
  box.rest();
  box.type('lamp');
  box.find('la');
  expect(box.text()).toBe('lamp');
  box.rest();
  box.find('lamp');
  expect([box.text(), box.asked]).toEqual(['lamp', ['la', 'lamp']]);
});

it('A search from elsewhere replaces the typed text', () => {
  const box = searchBox('lamp');
  box.type('lamps');
  box.find('');
  expect(box.text()).toBe('');
  box.rest();
  expect(box.asked).toEqual([]);
  box.find('map');
  expect(box.text()).toBe('map');
});
