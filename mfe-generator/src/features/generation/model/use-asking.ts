import { PROMPT_MAX_LENGTH, WHO_MAX_LENGTH } from '@storyloom/shared/domain';
import { useState } from 'react';
import { strings } from '../strings.ts';

interface Options {
  readonly prompt: string;
  /** Who is in the story. */
  readonly who: string | undefined;
  readonly running: boolean;
  /** Whether another story may be requested. */
  readonly allowed: boolean;
  readonly onAsk: () => void;
}

/** Whether the story of the form can be requested now, and what its button does or says. */
export function useAsking({ prompt, who = '', running, allowed, onAsk }: Options) {
  const [refusals, setRefusals] = useState(0);
  const isBlank = prompt.trim() === '';
  const fits = prompt.length <= PROMPT_MAX_LENGTH && who.length <= WHO_MAX_LENGTH;
  const canAsk = !running && allowed && !isBlank && fits;
  return {
    canAsk,
    /** Why nothing can be written, if the button says so. */
    problem: !allowed ? strings.why.limit : isBlank ? strings.why.blank : undefined,
    /** How often it was pressed with no story left since the last one was written. */
    refusals,
    forgetRefusals: () => setRefusals(0),
    submit(): void {
      if (canAsk) onAsk();
      else if (!allowed) setRefusals((count) => count + 1);
    },
  };
}
