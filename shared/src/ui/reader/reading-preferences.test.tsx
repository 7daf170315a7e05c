// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setReadingPreferences, useReadingPreferences } from './reading-preferences.ts';

const KEY = 'storyloom-reading';
const DEFAULTS = {
  size: 'md',
  face: 'serif',
  width: 'medium',
  leading: 'normal',
  tracking: 'normal',
  paper: 'auto',
};

/** Leaves only what the next page load finds: storage. */
function leavePage() {
  cleanup();
  delete document.documentElement.dataset['reading'];
}

beforeEach(() => {
  leavePage();
});

const inForce = () => renderHook(() => useReadingPreferences()).result;

describe('reading preferences', () => {
  it('Reading preferences have their defaults until one is chosen', () => {
    expect(inForce().current).toEqual(DEFAULTS);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('Reading preferences change one by one, at once, and are restored on the next visit', () => {
    const result = inForce();
    act(() => setReadingPreferences({ paper: 'sepia' }));
    act(() => setReadingPreferences({ size: 'xl' }));
    expect(result.current).toEqual({ ...DEFAULTS, size: 'xl', paper: 'sepia' });
    leavePage();
    expect(inForce().current).toEqual({ ...DEFAULTS, size: 'xl', paper: 'sepia' });
  });

  it.each([
    ['not JSON', 'night', DEFAULTS],
    ['not an object', 'null', DEFAULTS],
    ['unknown values', '{"size":"huge","width":"wide","paper":7}', { ...DEFAULTS, width: 'wide' }],
    ['a name of an inherited property', '{"size":"constructor","paper":"toString"}', DEFAULTS],
  ])('Reading preferences fall back to defaults when the stored value is %s', (_what, kept, expected) => {
    localStorage.setItem(KEY, kept);
    expect(inForce().current).toEqual(expected);
  });

  it('Reading preferences last for the visit when storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const result = inForce();
    act(() => setReadingPreferences({ width: 'narrow' }));
    expect(result.current.width).toBe('narrow');
    cleanup();
    expect(inForce().current.width).toBe('narrow');
  });

  it('Reading preferences follow another tab’s changes and resets', () => {
    const result = inForce();
    const tell = (key: string | null, newValue: string | null) =>
      act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue })));
    tell('something-else', '{"paper":"sepia"}');
    expect(result.current.paper).toBe('auto');
    tell(KEY, '{"size":"lg","width":"wide","paper":"night"}');
    expect(result.current).toEqual({ ...DEFAULTS, size: 'lg', width: 'wide', paper: 'night' });
    tell(null, null);
    expect(result.current).toEqual(DEFAULTS);
  });

  it('Reading preferences are the same in every module of a page, although each bundles its own copy', async () => {
    vi.resetModules();
    const other = await import('./reading-preferences.ts');
    expect(other.setReadingPreferences).not.toBe(setReadingPreferences);
    const result = inForce();
    act(() => other.setReadingPreferences({ paper: 'night' }));
    expect(result.current.paper).toBe('night');
  });
});
