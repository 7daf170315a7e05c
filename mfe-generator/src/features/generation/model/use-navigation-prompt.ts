import type { GeneratorNavigationState } from '@storyloom/shared/contract';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseOrigin, type PromptOrigin } from './prompt-origin.ts';

/** What another page handed over. */
export interface HandedPrompt {
  readonly prompt: string;
  readonly origin: PromptOrigin | undefined;
  readonly autoFill: boolean;
}

/** Takes what another page handed over, once and as soon as this one is ready, and clears it from the history entry. */
export function useNavigationPrompt(ready: boolean, onPrompt: (handed: HandedPrompt) => void): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const receive = useEffectEvent((handed: HandedPrompt) => {
    onPrompt(handed);
    navigate({ pathname, search, hash }, { replace: true, state: null });
  });
  useEffect(() => {
    const { prompt, inspirationId, source, autoFill } = (state ?? {}) as GeneratorNavigationState;
    if (!ready || typeof prompt !== 'string' || prompt === '') return;
    const origin = parseOrigin({ inspirationId, source, handed: prompt });
    receive({ prompt, origin, autoFill: autoFill === true });
  }, [ready, state]);
}
