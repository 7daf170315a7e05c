import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => undefined;

/**
 * The id of the question that the address leads to, `/faq#<id>`. Undefined in a page that was prerendered until it runs,
 * because nobody knew the address when it was written. Scrolls to the question once it is open.
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
