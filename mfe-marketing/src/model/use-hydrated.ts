import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page's script runs here: not while the page is written as HTML, nor in the first render that takes it
 * over, which has to be the same.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
