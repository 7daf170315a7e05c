import type { Inspiration } from '@storyloom/shared/api/inspirations';
import { useSession } from '@storyloom/shared/auth';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SHARE_HASH } from './share-hash.ts';

interface Sharing {
  readonly open: boolean;
  /** The user of the dialog: it stays open when their session ends, and no other user sees it. */
  readonly userId: string;
  readonly edited?: Inspiration | undefined;
}

/** The share dialog of the page: whether it is open, for which user, and what it edits. */
export function useSharing() {
  const { user } = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [sharing, setSharing] = useState<Sharing>();
  const userId = user?.id;

  const isAsked = userId !== undefined && hash === SHARE_HASH;
  if (isAsked && (!sharing?.open || sharing.userId !== userId)) setSharing({ open: true, userId });
  useEffect(() => {
    // Only once: a reload or Back shows the page without it.
    if (isAsked) void navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true });
  }, [isAsked, pathname, search, navigate]);

  return {
    sharing: user === null || user.id === sharing?.userId ? sharing : undefined,
    share: (edited?: Inspiration) => userId !== undefined && setSharing({ open: true, userId, edited }),
    setOpen: (open: boolean) => setSharing((now) => now && { ...now, open }),
  };
}
