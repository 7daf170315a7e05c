import type { Language } from '@storyloom/shared/domain';
import { useEffect, useState } from 'react';
import { promptLanguage } from './prompt-language.ts';

/** The pause in typing after which the prompt is read, in milliseconds. */
const PAUSE_MS = 500;

/** The language of the prompt, if it clearly is another one of ours than the story's; while typing, as of the last pause. */
export function useLanguageOffer(prompt: string, language: Language): Language | undefined {
  const [offer, setOffer] = useState<Language>();
  useEffect(() => {
    let isOld = false;
    const read = async () => {
      // Without the detector's code nothing is offered, and the next pause tries again.
      const found = await promptLanguage(prompt).catch(() => undefined);
      if (!isOld) setOffer(found === language ? undefined : found);
    };
    const timer = setTimeout(() => void read(), PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [prompt, language]);
  return prompt.trim() === '' || offer === language ? undefined : offer;
}
