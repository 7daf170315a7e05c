import { useEffect } from 'react';

/** Removes what the server wrote into the head for the first story when the user leaves the page. */
export function useOwnHead(): void {
  useEffect(
    () => () => {
      for (const tag of document.head.querySelectorAll('[data-shared]')) tag.remove();
    },
    [],
  );
}
