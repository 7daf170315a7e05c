import type { SavedStory } from '@storyloom/shared/api/stories';
import type { Visibility } from '@storyloom/shared/api/shared-stories';
import { Button, Select, Stack, VisuallyHidden } from '@storyloom/shared/ui';
import { DialogActions } from '@storyloom/shared/ui/dialog';
import { type FormEvent, useState } from 'react';
import { SignInFirst } from '../../../components/sign-in-again.tsx';
import { strings as common } from '../../../components/strings.ts';
import { isSignedOut } from '../../../model/signed-out.ts';
import { useShareSaved } from '../model/use-share-saved.ts';
import { strings } from '../strings.ts';

const words = strings.share;

/** Who a story can be shared with. */
const CHOICES = ['public', 'unlisted'] as const satisfies readonly Visibility[];

interface Props {
  readonly story: SavedStory;
  readonly userId: string;
  readonly onCancel: () => void;
}

/** Shares a saved story for the first time: with everyone, unless its author says otherwise. */
export function FirstSharing({ story, userId, onCancel }: Props) {
  const [visibility, setVisibility] = useState<Visibility>('public');
  const { mutate, isPending, error } = useShareSaved(story, userId);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isPending) mutate(visibility);
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack>
        <Select
          label={common.sharing.who}
          hint={common.sharing.explained[visibility]}
          value={visibility}
          options={CHOICES.map((value) => ({
            value,
            label: common.sharing.visibilities[value],
          }))}
          onChange={({ target }) => setVisibility(CHOICES.find((known) => known === target.value) ?? 'public')}
        />
        <VisuallyHidden role="status">{isPending ? words.busy : ''}</VisuallyHidden>
        {isSignedOut(error) && <SignInFirst>{words.needsSignIn}</SignInFirst>}
        <DialogActions>
          <Button onClick={onCancel}>{common.cancel}</Button>
          <Button type="submit" variant="primary" busy={isPending} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
