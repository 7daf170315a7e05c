import { useSession } from '@storyloom/shared/auth';
import { useState } from 'react';

/**
 * A key for what a user has open on a page: nothing of it is there for the next one. It outlives the end of a session, so
 * that what was typed by then is still there, and a guest who signs in starts as that user.
 */
export function useVisitor(): string {
  const { user } = useSession();
  const [visitor, setVisitor] = useState(user?.id ?? '');
  if (user !== null && user.id !== visitor) setVisitor(user.id);
  return visitor;
}
