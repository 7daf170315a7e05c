import type { ChangeEvent } from 'react';
import { setThemePreference, type ThemePreference, useThemePreference } from '@storyloom/shared/theme';
import { Select } from '@storyloom/shared/ui';

const OPTIONS: readonly { readonly value: ThemePreference; readonly label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

function choose(value: string | null): void {
  const option = OPTIONS.find((candidate) => candidate.value === value);
  setThemePreference(option?.value ?? 'system');
}

/** The theme in the URL, `?theme=light`, `dark` or `system`; `system` by default. */
export function readThemeFromAddress(): void {
  choose(new URLSearchParams(location.search).get('theme'));
}

/** Sets the theme of the page and in the URL. */
export function ThemeSwitch() {
  const preference = useThemePreference();

  function handleChange({ target }: ChangeEvent<HTMLSelectElement>) {
    choose(target.value);
    history.replaceState(null, '', `?theme=${target.value}${location.hash}`);
  }

  return <Select label="Theme" options={OPTIONS} value={preference} onChange={handleChange} />;
}
