import { failureWords } from '@storyloom/shared/api';
import { useSession } from '@storyloom/shared/auth';
import { lateDialog } from '@storyloom/shared/ui/late-dialog';
import { useEffect, useEffectEvent } from 'react';
import { isSharingLeft } from '../model/share-choices.ts';
import type { SharingProps } from './sharing-window.tsx';

const SharingWindow = lateDialog(
  async () => (await import('./sharing-window.tsx')).SharingWindow,
  failureWords.unreachable,
);

/**
 * Sharing a story. If the session ends meanwhile, the dialog keeps its state, leads to signing in, and is there again
 * afterwards.
 */
export function Sharing(props: SharingProps) {
  const { user } = useSession();
  const resume = useEffectEvent(() => props.onOpenChange(true));
  const resumes = user !== null && isSharingLeft(props.version.id);
  useEffect(() => {
    if (resumes) resume();
  }, [resumes]);
  return <SharingWindow {...props} />;
}
