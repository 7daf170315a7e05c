import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The parameters of the address, and a function that replaces them from the latest ones requested. The router shows changes later,
 * one after another, and its own setter starts from those it shows: a change in between would restore old values.
 */
export function useLatestSearchParams() {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  /** Requested and not shown yet. */
  const sent = useRef<readonly string[]>([]);
  useEffect(() => {
    const place = sent.current.indexOf(params.toString());
    // Parameters from elsewhere, such as a link or Back, replace what was requested.
    if (place < 0) latest.current = params;
    sent.current = place < 0 ? [] : sent.current.slice(place + 1);
  }, [params]);

  function change(next: (now: URLSearchParams) => URLSearchParams) {
    latest.current = next(latest.current);
    sent.current = [...sent.current, latest.current.toString()];
    setParams(latest.current, { replace: true, preventScrollReset: true });
  }
  return [params, change] as const;
}
