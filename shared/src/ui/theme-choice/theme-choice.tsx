import { setThemePreference, type ThemePreference, useThemePreference } from '@storyloom/shared/theme';
import { SegmentedControl } from '@storyloom/shared/ui/segmented-control';
import { strings } from './strings.ts';

const CHOICES: readonly ThemePreference[] = ['system', 'light', 'dark'];
const OPTIONS = CHOICES.map((value) => ({ value, label: strings.themes[value] }));

/** Light, dark, or the system's theme. */
export function ThemeChoice() {
  const chosen = useThemePreference();
  return (
    <SegmentedControl compact legend={strings.theme} options={OPTIONS} value={chosen} onChange={setThemePreference} />
  );
}
