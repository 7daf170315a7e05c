import { useSession } from '@storyloom/shared/auth';
import { useState } from 'react';

/**
 * A key for the state of a page that changes with the user, so that the next user sees none of it. It outlives the end of a
 * session, so that what was typed remains, and changes when a guest signs in.
 */
export function useVisitor(): string {
  const { user } = useSession();
  const [visitor, setVisitor] = useState(user?.id ?? '');
  if (user !== null && user.id !== visitor) setVisitor(user.id);
  return visitor;
}
