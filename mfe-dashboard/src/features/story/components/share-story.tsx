import type { SavedStory } from '@storyloom/shared/api/stories';
import {
  type OwnSharedStory,
  ownSharedStoryQueries,
  type Visibility,
  VISIBILITIES,
} from '@storyloom/shared/api/shared-stories';
import { useRetry } from '@storyloom/shared/query';
import { Button, Select, Stack, VisuallyHidden } from '@storyloom/shared/ui';
import { Dialog, DialogActions } from '@storyloom/shared/ui/dialog';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { SharingControls } from '../../../components/sharing-controls.tsx';
import { strings as common } from '../../../components/strings.ts';
import { storyGenre } from '../../../model/story-genre.ts';
import { useShareSaved } from '../model/use-share-saved.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly story: SavedStory;
  readonly userId: string;
}

const words = strings.share;

/** Shares a saved story, or changes who can read what is shared of it. */
export function ShareStory({ story, userId }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Share2 aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.action}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={words.title}
        description={words.description}
        genre={storyGenre(story)}
      >
        <Sharing story={story} userId={userId} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface SharingProps extends Props {
  readonly onClose: () => void;
}

function Sharing({ story, userId, onClose }: SharingProps) {
  const query = useQuery({ ...ownSharedStoryQueries.of(userId, story.id), networkMode: 'always' });
  const place = useRef<HTMLDivElement>(null);
  const { failure, retrying, retry } = useRetry(query, place);
  const shared: readonly OwnSharedStory[] = query.data?.items ?? [];
  return (
    <div ref={place} tabIndex={-1}>
      {failure && !query.data && <FailureAlert title={words.failed} retrying={retrying} onRetry={retry} />}
      {query.isPending && !failure && <p role="status">{words.loading}</p>}
      {query.data && shared.length === 0 && <FirstSharing story={story} userId={userId} onCancel={onClose} />}
      {shared.length > 0 && (
        <Stack>
          {shared.map((copy) => (
            <SharingControls key={copy.id} story={copy} />
          ))}
          <DialogActions>
            <Button onClick={onClose}>{words.close}</Button>
          </DialogActions>
        </Stack>
      )}
    </div>
  );
}

interface FirstProps extends Props {
  readonly onCancel: () => void;
}

function FirstSharing({ story, userId, onCancel }: FirstProps) {
  const [visibility, setVisibility] = useState<Visibility>('unlisted');
  const { mutate, isPending } = useShareSaved(story, userId);

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
          options={VISIBILITIES.filter((value) => value !== 'private').map((value) => ({
            value,
            label: common.sharing.visibilities[value],
          }))}
          onChange={({ target }) => setVisibility(target.value === 'public' ? 'public' : 'unlisted')}
        />
        <VisuallyHidden role="status">{isPending ? words.busy : ''}</VisuallyHidden>
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
