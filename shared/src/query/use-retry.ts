import { type RefObject, useEffect, useRef, useState } from 'react';

interface RetryableQuery {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isSuccess: boolean;
  readonly refetch: () => unknown;
}

/**
 * A query's failure and its retry. The failure is kept until the query has succeeded: while a first load is retried the query
 * itself clears it, and the button under the user's finger would disappear. When the alert is removed together with the focus,
 * `landing` gets the focus.
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
