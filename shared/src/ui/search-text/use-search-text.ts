import { useEffect, useEffectEvent, useState } from 'react';

/** Pause in typing after which the search follows, in milliseconds; browsers limit how often an address can change. */
export const SEARCH_DELAY_MS = 300;

interface Typed {
  readonly text: string;
  /** The last search received. */
  readonly seen: string;
  /** Searches that were requested and not received yet: they do not replace the text. */
  readonly sent: readonly string[];
}

function arrived({ text, sent }: Typed, search: string): Typed {
  const place = sent.indexOf(search);
  // A search from elsewhere, such as a link or Back, replaces what was typed.
  return place < 0 ? { text: search, seen: search, sent: [] } : { text, seen: search, sent: sent.slice(place + 1) };
}

/**
 * The text of a search field, ahead of the search itself, which follows when typing pauses.
 *
 * @param search the current search, trimmed
 * @param onSearch called with the new search
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
