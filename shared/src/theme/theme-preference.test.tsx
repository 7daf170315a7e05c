// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { blockStorage } from '@storyloom/testing/device';
import { restoreThemePreference, setThemePreference, useThemePreference } from './theme-preference.ts';

const KEY = 'storyloom-theme';
const shown = () => document.documentElement.dataset['theme'];

beforeEach(() => {
  delete document.documentElement.dataset['theme'];
});

const inForce = () => renderHook(() => useThemePreference()).result;

describe('the theme preference', () => {
  it('A stored theme is restored if it is known', () => {
    for (const [stored, expected] of [
      ['light', 'light'],
      ['dark', 'dark'],
      ['sepia', undefined],
    ] as const) {
      localStorage.setItem(KEY, stored);
      restoreThemePreference();
      expect(shown()).toBe(expected);
    }
  });

  it('A chosen theme lasts for the visit when storage is blocked', () => {
    blockStorage();
    restoreThemePreference();
    const result = inForce();
    act(() => setThemePreference('light'));
    expect([result.current, shown()]).toEqual(['light', 'light']);
  });

  it('The theme follows another tab’s choice, and ignores its other keys', () => {
    const other = renderHook(() => useThemePreference());
    const { result, unmount } = renderHook(() => useThemePreference());
    other.unmount();
    const tell = (key: string | null, newValue: string | null) =>
      act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue })));
    tell('something-else', 'dark');
    expect(result.current).toBe('system');
    tell(KEY, 'dark');
    expect([result.current, shown()]).toEqual(['dark', 'dark']);
    tell(null, null);
    expect([result.current, shown()]).toEqual(['system', undefined]);
    unmount();
    tell(KEY, 'dark');
    expect(shown()).toBeUndefined();
  });
});
