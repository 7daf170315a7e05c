import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../device-storage/browser-storage.ts';

/** What the person chose: a theme, or whatever their system says. */
export type ThemePreference = 'system' | 'light' | 'dark';

/** Where the choice is kept. The inline script in the shell's HTML reads it before the first paint. */
export const THEME_STORAGE_KEY = 'storyloom-theme';

const listeners = new Set<() => void>();

function parse(value: string | null | undefined): ThemePreference {
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** The page itself remembers the choice, so that it holds where storage is blocked. */
function apply(preference: ThemePreference): void {
  if (preference === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = preference;
  for (const listener of listeners) listener();
}

function current(): ThemePreference {
  return parse(document.documentElement.dataset['theme']);
}

/** Another tab made another choice. */
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

/** Shows the page in this theme from now on, in this browser. */
export function setThemePreference(preference: ThemePreference): void {
  if (preference === 'system') deviceStorage.remove(THEME_STORAGE_KEY);
  else deviceStorage.write(THEME_STORAGE_KEY, preference);
  apply(preference);
}

/** Shows the page in the theme that was chosen before. For pages without the shell's inline script. */
export function restoreThemePreference(): void {
  apply(parse(deviceStorage.read(THEME_STORAGE_KEY)));
}

/** The choice in force, in this tab and every other. */
export function useThemePreference(): ThemePreference {
  return useSyncExternalStore(subscribe, current, () => 'system');
}
