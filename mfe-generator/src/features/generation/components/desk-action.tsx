import { Button, ButtonLink } from '@storyloom/shared/ui';
import { Sparkles, SquarePen } from 'lucide-react';
import { deskPath, type DeskPurpose, type useOpenDesk } from '../model/use-open-desk.ts';
import { strings } from '../strings.ts';
import { useSignInLink, type WaitingStory } from './sign-in-link.tsx';

interface Props {
  readonly purpose: DeskPurpose;
  readonly version: WaitingStory;
  readonly running: boolean;
  readonly signedIn: boolean;
  readonly savedId: string | undefined;
  readonly desk: ReturnType<typeof useOpenDesk>;
}

/**
 * Leads to the writing desk, to edit the story or to go on with it: at once for a saved story, otherwise by saving it or signing in
 * first. A guest has one way there.
 */
export function DeskAction({ purpose, version, running, signedIn, savedId, desk }: Props) {
  const signIn = useSignInLink(version, purpose);
  const icon = purpose === 'edit' ? <SquarePen aria-hidden /> : <Sparkles aria-hidden />;
  if (!signedIn) {
    if (running || purpose !== 'edit') return null;
    return (
      <ButtonLink {...signIn} icon={icon}>
        {strings.signInToEdit}
      </ButtonLink>
    );
  }
  if (savedId) {
    return (
      <ButtonLink icon={icon} to={deskPath(savedId, purpose)}>
        {strings[purpose]}
      </ButtonLink>
    );
  }
  return (
    <Button
      icon={icon}
      disabled={running}
      busy={desk.opening === purpose}
      busyLabel={strings.saving}
      onClick={() => void desk.open(undefined, purpose)}
    >
      {strings[purpose]}
    </Button>
  );
}
