import { useState } from 'react';

interface Props {
  /** How many there are, in words; absent until it is known. */
  readonly text: string | undefined;
  /** The search. Empty without one: the initial count is not announced. */
  readonly of: string;
}

/** The number of matches of a search. Announced once per search: later changes are announced by themselves. */
export function ListCount({ text, of }: Props) {
  const [last, setLast] = useState<{ readonly of: string; readonly text?: string; readonly isNews: boolean }>({
    of: '',
    isNews: false,
  });
  if (text !== undefined && (text !== last.text || of !== last.of)) setLast({ of, text, isNews: of !== last.of });
  return (
    <span role="status" aria-live={last.isNews ? 'polite' : 'off'}>
      {text}
    </span>
  );
}
