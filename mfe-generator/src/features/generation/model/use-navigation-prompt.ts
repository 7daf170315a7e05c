import type { GeneratorNavigationState } from '@storyloom/shared/contract';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseOrigin, type PromptOrigin } from './prompt-origin.ts';

/** What another page handed over. */
export interface HandedPrompt {
  readonly prompt: string;
  readonly origin: PromptOrigin | undefined;
  readonly autoFill: boolean;
  /** It comes along from the generator of another genre, and takes no prompt's place. */
  readonly isCarried: boolean;
}

/** What one genre's generator hands to another's. */
interface CarriedState extends Pick<GeneratorNavigationState, 'prompt'> {
  readonly carried: true;
  /** As it is kept. */
  readonly origin?: PromptOrigin | undefined;
}

/** The navigation state with which a prompt comes along; absent where there is none. */
export const carry = (prompt: string, origin: PromptOrigin | undefined): CarriedState | undefined =>
  prompt.trim() === '' ? undefined : { prompt, carried: true, origin };

/** Takes what another page handed over, once and as soon as this one is ready, and clears it from the history entry. */
export function useNavigationPrompt(ready: boolean, onPrompt: (handed: HandedPrompt) => void): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const receive = useEffectEvent((handed: HandedPrompt) => {
    onPrompt(handed);
    navigate({ pathname, search, hash }, { replace: true, state: null });
  });
  useEffect(() => {
    const { prompt, inspirationId, source, autoFill, ...rest } = (state ?? {}) as GeneratorNavigationState &
      Record<string, unknown>;
    const isCarried = rest['carried'] === true;
    if (!ready || typeof prompt !== 'string' || prompt === '') return;
    const origin = parseOrigin(isCarried ? rest['origin'] : { inspirationId, source, handed: prompt });
    receive({ prompt, origin, autoFill: autoFill === true, isCarried });
  }, [ready, state]);
}
