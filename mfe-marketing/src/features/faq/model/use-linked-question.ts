import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => undefined;

/**
 * The id of the question in the address, `/faq#<id>`. Undefined in a prerendered page until it is hydrated, because the
 * address is not known before. Scrolls to the question once it is open.
 */
export function useLinkedQuestion(): string | undefined {
  const { hash } = useLocation();
  const id = hash.slice(1) || undefined;
  const linked = useSyncExternalStore(
    never,
    () => id,
    () => undefined,
  );
  useEffect(() => {
    if (linked !== undefined) document.getElementById(linked)?.scrollIntoView();
  }, [linked]);
  return linked;
}
