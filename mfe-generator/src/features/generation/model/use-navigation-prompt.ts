import type { GeneratorNavigationState } from '@storyloom/shared/contract';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Takes what another page handed over, once, and clears it from the history entry. */
export function useNavigationPrompt(onPrompt: (prompt: string, autoFill: boolean) => void): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const receive = useEffectEvent((prompt: string, autoFill: boolean) => {
    onPrompt(prompt, autoFill);
    navigate({ pathname, search, hash }, { replace: true, state: null });
  });
  const { prompt, autoFill } = (state ?? {}) as GeneratorNavigationState;
  useEffect(() => {
    if (typeof prompt === 'string' && prompt !== '') receive(prompt, autoFill === true);
  }, [prompt, autoFill]);
}
