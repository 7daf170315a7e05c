import { useEffect, useEffectEvent, useState } from 'react';

/** How long typing rests before the search follows; browsers refuse an address that changes with every key. */
export const SEARCH_DELAY_MS = 300;

interface Typed {
  readonly text: string;
  /** The search as it was last seen. */
  readonly seen: string;
  /** Searches that were asked for and not seen yet: what arrives of them is no news. */
  readonly sent: readonly string[];
}

function arrived({ text, sent }: Typed, search: string): Typed {
  const place = sent.indexOf(search);
  // A search that came from elsewhere, such as a link or Back, takes the place of what was typed.
  return place < 0 ? { text: search, seen: search, sent: [] } : { text, seen: search, sent: sent.slice(place + 1) };
}

/**
 * What someone types to search for, ahead of the search itself, which follows in a pause of the typing.
 *
 * @param search what is searched for now, without white space around it
 * @param onSearch gets what to search for
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState<Typed>({ text: search, seen: search, sent: [] });
  if (typed.seen !== search) setTyped(arrived(typed, search));

  const wanted = typed.text.trim();
  const isNews = wanted !== (typed.sent.at(-1) ?? typed.seen);
  const ask = useEffectEvent((next: string) => {
    setTyped((now) => ({ ...now, sent: [...now.sent, next] }));
    onSearch(next);
  });
  useEffect(() => {
    if (!isNews) return;
    const timer = setTimeout(() => ask(wanted), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted, isNews]);

  return [typed.text, (text: string) => setTyped((now) => ({ ...now, text }))] as const;
}
