import type { GeneratorNavigationState } from '@storyloom/shared/contract';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What another page handed over. */
export interface HandedPrompt {
  readonly prompt: string;
  readonly inspirationId: string | undefined;
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
  const { prompt, inspirationId, autoFill } = (state ?? {}) as GeneratorNavigationState;
  useEffect(() => {
    if (!ready || typeof prompt !== 'string' || prompt === '') return;
    const id = typeof inspirationId === 'string' ? inspirationId : undefined;
    receive({ prompt, inspirationId: id, autoFill: autoFill === true });
  }, [ready, prompt, inspirationId, autoFill]);
}
