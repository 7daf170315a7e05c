import { useSyncExternalStore } from 'react';
import type { StateStore } from '../keeping/state-store.ts';

export const useStore = <State extends object>({ subscribe, getState }: StateStore<State>): State =>
  useSyncExternalStore(subscribe, getState);
