import { useSession } from '@storyloom/shared/auth';
import { useState } from 'react';
import { isUnsaved } from '../keeping/open-keeper.ts';

/**
 * The user whose desk is shown: who is signed in. When the session ends under the desk, such as in another tab, and its text is not
 * saved, the desk stays, and what is typed is kept on the device.
 */
export function useDeskUser(storyId: string): string | undefined {
  const { user, ended } = useSession();
  const [latest, setLatest] = useState<string>();
  if (user && user.id !== latest) setLatest(user.id);
  if (user) return user.id;
  return ended && latest !== undefined && isUnsaved({ userId: latest, storyId }) ? latest : undefined;
}
