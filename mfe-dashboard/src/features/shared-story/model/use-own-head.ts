import { useEffect } from 'react';

/** What the server wrote into the head is of the first story alone: it goes with the page, or with another story on it. */
export function useOwnHead(shareId: string): void {
  useEffect(
    () => () => {
      for (const tag of document.head.querySelectorAll('[data-shared]')) tag.remove();
    },
    [shareId],
  );
}
