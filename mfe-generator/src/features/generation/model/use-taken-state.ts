import type { GeneratorNavigationState } from '@storyloom/shared/contract';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The state of the history entry, in the current contract or an earlier one. */
export type HandedState = GeneratorNavigationState & Readonly<Record<string, unknown>>;

/**
 * Takes what another page handed over, once, as soon as this page is ready, and clears it from the history entry.
 *
 * @param take returns whether there was something to take
 */
export function useTakenState(ready: boolean, take: (state: HandedState) => boolean): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const receive = useEffectEvent((handed: HandedState) => {
    if (take(handed)) navigate({ pathname, search, hash }, { replace: true, state: null });
  });
  useEffect(() => {
    if (ready) receive((state ?? {}) as HandedState);
  }, [ready, state]);
}
