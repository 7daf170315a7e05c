import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../device-storage/browser-storage.ts';

/** The user's choice: a theme, or that of their system. */
export type ThemePreference = 'system' | 'light' | 'dark';

/** Storage key of the choice. The inline script in the shell's HTML reads it before the first paint. */
export const THEME_STORAGE_KEY = 'storyloom-theme';

const listeners = new Set<() => void>();

function parse(value: string | null | undefined): ThemePreference {
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** The choice is an attribute of the page, so that it also works while storage is blocked. */
function apply(preference: ThemePreference): void {
  if (preference === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = preference;
  for (const listener of listeners) listener();
}

function current(): ThemePreference {
  return parse(document.documentElement.dataset['theme']);
}

/** The choice was changed in another tab. */
function handleStorage(event: StorageEvent): void {
  if (event.key === THEME_STORAGE_KEY || event.key === null) apply(parse(event.newValue));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', handleStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', handleStorage);
  };
}

/** Sets the theme of this page and stores it in this browser. */
export function setThemePreference(preference: ThemePreference): void {
  if (preference === 'system') deviceStorage.remove(THEME_STORAGE_KEY);
  else deviceStorage.write(THEME_STORAGE_KEY, preference);
  apply(preference);
}

/** Applies the stored theme, for pages without the shell's inline script. */
export function restoreThemePreference(): void {
  apply(parse(deviceStorage.read(THEME_STORAGE_KEY)));
}

/** The current choice, synchronized between tabs. */
export function useThemePreference(): ThemePreference {
  return useSyncExternalStore(subscribe, current, () => 'system');
}
