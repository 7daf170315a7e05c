import { useEffect } from 'react';
import { uiStrings } from './strings.ts';

const PREFIX = `${uiStrings.errorPrefix} `;
/** How many faults are on the page. */
let faults = 0;

function mark() {
  const title = document.title.startsWith(PREFIX) ? document.title.slice(PREFIX.length) : document.title;
  const marked = faults > 0 ? `${PREFIX}${title}` : title;
  if (marked !== document.title) document.title = marked;
}

/** While something that was sent is at fault, the title of the document says so first. Every field with an error does it. */
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
