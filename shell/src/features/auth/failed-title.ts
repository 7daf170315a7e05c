import { createContext, useContext, useEffect } from 'react';

/** Tells the frame around a form whether its last attempt failed. */
export const FailedTitle = createContext<(failed: boolean) => void>(() => undefined);

/** While a form shows what is wrong, the title of the document says so first. */
export function useFailedTitle(failed: boolean): void {
  const tell = useContext(FailedTitle);
  useEffect(() => {
    tell(failed);
    return () => tell(false);
  }, [tell, failed]);
}
