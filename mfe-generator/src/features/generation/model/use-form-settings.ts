import type { StorySettings } from '@storyloom/shared/domain';
import { useState } from 'react';

/** Which half of the form is shown. */
export type FormTab = 'prompt' | 'settings';

/** How the next story will be told, as the form with this id has it. */
export function useFormSettings(initial: StorySettings, formId: string) {
  const [settings, setSettings] = useState(initial);
  const [areChosen, setAreChosen] = useState(false);
  const [tab, setTab] = useState<FormTab>('prompt');
  return {
    settings,
    /** Whether the user changed any of them on this page. */
    areChosen,
    tab,
    setTab,
    change(change: Partial<StorySettings>): void {
      setSettings((before) => ({ ...before, ...change }));
      setAreChosen(true);
    },
    /** Shows them, with the keyboard on the first. */
    open(): void {
      setTab('settings');
      requestAnimationFrame(() => document.getElementById(formId)?.querySelector('select')?.focus());
    },
  };
}
