import { useEffect } from 'react';

/** What the server wrote into the head is of the story that the page was opened with: it goes when someone walks on. */
export function useOwnHead(): void {
  useEffect(
    () => () => {
      for (const tag of document.head.querySelectorAll('[data-shared]')) tag.remove();
    },
    [],
  );
}
