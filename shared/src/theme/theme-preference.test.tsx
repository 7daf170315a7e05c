// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreThemePreference, setThemePreference, useThemePreference } from './theme-preference.ts';

const KEY = 'storyloom-theme';
const shown = () => document.documentElement.dataset['theme'];

beforeEach(() => {
  delete document.documentElement.dataset['theme'];
});

const inForce = () => renderHook(() => useThemePreference()).result;

describe('the theme preference', () => {
  it('The theme is the system’s until one is chosen', () => {
    restoreThemePreference();
    expect(inForce().current).toBe('system');
    expect(shown()).toBeUndefined();
  });

  it('A chosen theme applies at once and is stored until the system’s is chosen', () => {
    const result = inForce();
    act(() => setThemePreference('dark'));
    expect([result.current, shown(), localStorage.getItem(KEY)]).toEqual(['dark', 'dark', 'dark']);
    act(() => setThemePreference('system'));
    expect([result.current, shown(), localStorage.getItem(KEY)]).toEqual(['system', undefined, null]);
  });

  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['sepia', undefined],
  ])('A theme stored as “%s” is restored as %s', (kept, expected) => {
    localStorage.setItem(KEY, kept);
    restoreThemePreference();
    expect(shown()).toBe(expected);
  });

  it('A chosen theme lasts for the visit when storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    restoreThemePreference();
    const result = inForce();
    act(() => setThemePreference('light'));
    expect([result.current, shown()]).toEqual(['light', 'light']);
  });

  it('The theme follows another tab’s choice, and ignores its other keys', () => {
    const result = inForce();
    const tell = (key: string | null, newValue: string | null) =>
      act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue })));
    tell('something-else', 'dark');
    expect(result.current).toBe('system');
    tell(KEY, 'dark');
    expect([result.current, shown()]).toEqual(['dark', 'dark']);
    tell(null, null);
    expect([result.current, shown()]).toEqual(['system', undefined]);
  });

  it('Another tab’s theme is ignored when no component uses the theme', () => {
    const { unmount } = renderHook(() => useThemePreference());
    unmount();
    dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'dark' }));
    expect(shown()).toBeUndefined();
  });
});
