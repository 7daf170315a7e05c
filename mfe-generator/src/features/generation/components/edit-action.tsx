import { paths } from '@storyloom/shared/contract';
import { Button, ButtonLink } from '@storyloom/shared/ui';
import { SquarePen } from 'lucide-react';
import type { useOpenDesk } from '../model/use-open-desk.ts';
import { strings } from '../strings.ts';
import { useSignInLink, type WaitingStory } from './sign-in-link.tsx';

interface Props {
  readonly version: WaitingStory;
  readonly running: boolean;
  readonly signedIn: boolean;
  readonly savedId: string | undefined;
  readonly desk: ReturnType<typeof useOpenDesk>;
}

/** Leads to the writing desk: at once for a saved story, otherwise by saving it or signing in first. */
export function EditAction({ version, running, signedIn, savedId, desk }: Props) {
  const signIn = useSignInLink(version, 'edit');
  const icon = <SquarePen aria-hidden />;
  if (!signedIn) {
    if (running) return null;
    return (
      <ButtonLink {...signIn} icon={icon}>
        {strings.signInToEdit}
      </ButtonLink>
    );
  }
  if (savedId) {
    return (
      <ButtonLink icon={icon} to={paths.storyEdit.href(savedId)}>
        {strings.edit}
      </ButtonLink>
    );
  }
  return (
    <Button
      icon={icon}
      disabled={running}
      busy={desk.opening}
      busyLabel={strings.saving}
      onClick={() => void desk.open(undefined)}
    >
      {strings.edit}
    </Button>
  );
}
