import { useState } from 'react';

interface Props {
  /** How many there are, in words; absent until it is known. */
  readonly text: string | undefined;
  /** What was searched for. Empty where nothing is: what a list holds to begin with is not news. */
  readonly of: string;
}

/** How many a search found. Said once a search: that something was shared or deleted since is said by that itself. */
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
