import { useSession } from '@storyloom/shared/auth';
import { useState } from 'react';

interface Visitor {
  /** Empty for a guest, undefined until the session is known. */
  readonly userId: string | undefined;
  readonly key: number;
}

/**
 * A key for the state of a page that changes with the user, so that the next user sees none of it. It outlives the end of a
 * session, so that what was typed remains, and changes when a guest signs in; not when the session of the visitor becomes known.
 */
export function useVisitor(): number {
  const { user, loading } = useSession();
  const [visitor, setVisitor] = useState<Visitor>({ userId: undefined, key: 0 });
  const { userId, key } = visitor;
  if (!loading && userId === undefined) setVisitor({ userId: user?.id ?? '', key });
  else if (user !== null && user.id !== userId) setVisitor({ userId: user.id, key: key + 1 });
  return key;
}
