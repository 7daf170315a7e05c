import { askBeforeLeaving, type UnsavedWork, useSession } from '@storyloom/shared/auth';
import { lateDialog } from '@storyloom/shared/ui/late-dialog';
import { useEffect, useState } from 'react';
import { strings } from './strings.ts';

const UnsavedDialog = lateDialog(async () => (await import('./unsaved-dialog.tsx')).UnsavedDialog, strings.notAsked);

interface Asked {
  readonly work: UnsavedWork;
  readonly answer: (isToLeave: boolean) => void;
}

/** Asks the user who signs out, in whichever module, before that deletes unsaved work. */
export function SignOutQuestion() {
  const { user } = useSession();
  const [asked, setAsked] = useState<Asked>();
  useEffect(
    () =>
      askBeforeLeaving(async (work) => {
        const isToLeave = await new Promise<boolean>((answer) => setAsked({ work, answer }));
        setAsked(undefined);
        return isToLeave;
      }),
    [],
  );
  const isGone = !user;
  // The session has ended elsewhere: there is nothing to ask.
  useEffect(() => {
    if (isGone) asked?.answer(false);
  }, [isGone, asked]);
  return (
    <UnsavedDialog
      open={asked !== undefined}
      work={asked?.work}
      onOpenChange={() => asked?.answer(false)}
      onLeave={() => asked?.answer(true)}
    />
  );
}
