import { papers, tokens, type ThemePreference, usePagePaper, useThemePreference } from '@storyloom/shared/theme';
import { useEffect } from 'react';

const { light, dark } = tokens.color;

/** Color of the browser's bars, for a light or dark system. */
function colorFor(system: 'light' | 'dark', preference: ThemePreference): string {
  const shown = preference === 'system' ? system : preference;
  return shown === 'dark' ? dark.surface : light.surface;
}

/** Sets the color of the browser's bars to that of the page or of the story's paper. The HTML starts with those of the system. */
export function useThemeColor(): void {
  const preference = useThemePreference();
  const paper = usePagePaper();
  useEffect(() => {
    for (const system of ['light', 'dark'] as const) {
      document.head
        .querySelector(`meta[name="theme-color"][media*="${system}"]`)
        ?.setAttribute('content', paper === 'auto' ? colorFor(system, preference) : papers[paper].sheet.surface);
    }
  }, [preference, paper]);
}
