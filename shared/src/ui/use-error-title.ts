import { useEffect } from 'react';
import { uiStrings } from './strings.ts';

const PREFIX = `${uiStrings.errorPrefix} `;
/** Number of errors on the page. */
let faults = 0;

function mark() {
  const title = document.title.startsWith(PREFIX) ? document.title.slice(PREFIX.length) : document.title;
  const marked = faults > 0 ? `${PREFIX}${title}` : title;
  if (marked !== document.title) document.title = marked;
}

/** While a submitted form has errors, the document's title begins with that. Every field with an error calls this. */
export function useErrorTitle(failed: boolean): void {
  useEffect(() => {
    if (!failed) return;
    faults += 1;
    mark();
    return () => {
      faults -= 1;
      mark();
    };
  }, [failed]);
}
