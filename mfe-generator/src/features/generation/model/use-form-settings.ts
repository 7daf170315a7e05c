import type { StorySettings } from '@storyloom/shared/domain';
import { useState } from 'react';
import { flushSync } from 'react-dom';

/** The visible tab of the form. */
export type FormTab = 'prompt' | 'settings';

/** The settings of the form with this id. */
export function useFormSettings(initial: StorySettings, formId: string) {
  const [settings, setSettings] = useState(initial);
  const [areChosen, setAreChosen] = useState(false);
  const [tab, setTab] = useState<FormTab>('prompt');
  return {
    settings,
    /** Whether the user has changed any of them on this page. */
    areChosen,
    tab,
    setTab,
    change(change: Partial<StorySettings>): void {
      setSettings((before) => ({ ...before, ...change }));
      setAreChosen(true);
    },
    /** Shows the settings, with the focus on the first. */
    open(): void {
      flushSync(() => setTab('settings'));
      document.getElementById(formId)?.querySelector('select')?.focus();
    },
  };
}
