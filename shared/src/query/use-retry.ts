import { type RefObject, useEffect, useRef, useState } from 'react';

interface RetryableQuery {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isSuccess: boolean;
  readonly refetch: () => unknown;
}

/**
 * A query's failure with its Retry. The failure stays until the query has succeeded: while a first load is tried again
 * the query itself forgets it, and the button under the person's finger would vanish. When it goes, taking the focus
 * with it, `landing` takes the focus.
 */
export function useRetry(query: RetryableQuery, landing: RefObject<HTMLElement | null>) {
  const { error, isFetching, isSuccess } = query;
  const [failure, setFailure] = useState<Error | null>(null);
  if (error && error !== failure) setFailure(error);
  if (isSuccess && failure) setFailure(null);

  const asked = useRef(false);
  useEffect(() => {
    if (isFetching || !asked.current) return;
    asked.current = false;
    if (isSuccess && document.activeElement === document.body) landing.current?.focus();
  }, [isFetching, isSuccess, landing]);

  function retry() {
    asked.current = true;
    void query.refetch();
  }

  return { failure, retrying: failure !== null && isFetching, retry };
}
