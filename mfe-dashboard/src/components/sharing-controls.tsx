import { type OwnSharedStory, VISIBILITIES } from '@storyloom/shared/api/shared-stories';
import { ShareLink } from '@storyloom/shared/community';
import { Alert, Select, Stack } from '@storyloom/shared/ui';
import { isSignedOut } from '../model/signed-out.ts';
import { useVisibility } from '../model/use-visibility.ts';
import { SignInFirst } from './sign-in-again.tsx';
import { strings } from './strings.ts';

const words = strings.sharing;

interface Props {
  readonly story: OwnSharedStory;
  /** What is said when the session is over. */
  readonly signInFirst: string;
}

/** Who can read a shared story, and its link. A change acts at once. */
export function SharingControls({ story, signInFirst }: Props) {
  const { mutate, isPending, variables, error } = useVisibility(story);
  const visibility = isPending ? variables : story.visibility;
  return (
    <Stack $gap="sm">
      {story.isHidden && <Alert tone="warning">{words.hidden}</Alert>}
      <Select
        label={words.who}
        hint={words.explained[visibility]}
        value={visibility}
        options={VISIBILITIES.map((value) => ({ value, label: words.visibilities[value] }))}
        onChange={({ target }) => mutate(VISIBILITIES.find((known) => known === target.value) ?? 'private')}
      />
      {isSignedOut(error) && <SignInFirst>{signInFirst}</SignInFirst>}
      {story.shareId !== '' && <ShareLink shareId={story.shareId} title={story.title} />}
    </Stack>
  );
}
