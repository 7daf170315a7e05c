import { type OwnSharedStory, VISIBILITIES } from '@storyloom/shared/api/shared-stories';
import { ShareLink } from '@storyloom/shared/community';
import { Alert, Select, Stack } from '@storyloom/shared/ui';
import { useVisibility } from '../model/use-visibility.ts';
import { strings } from './strings.ts';

const words = strings.sharing;

/** Who can read a shared story, and its link. A change acts at once. */
export function SharingControls({ story }: { readonly story: OwnSharedStory }) {
  const { mutate, isPending, variables } = useVisibility(story);
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
      {story.shareId !== '' && <ShareLink shareId={story.shareId} title={story.title} />}
    </Stack>
  );
}
