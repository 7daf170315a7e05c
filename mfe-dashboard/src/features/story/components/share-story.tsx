import type { SavedStory } from '@storyloom/shared/api/stories';
import { type OwnSharedStory, ownSharedStoryQueries } from '@storyloom/shared/api/shared-stories';
import { useRetry } from '@storyloom/shared/query';
import { Button, Stack } from '@storyloom/shared/ui';
import { Dialog, DialogActions } from '@storyloom/shared/ui/dialog';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { SharingControls } from '../../../components/sharing-controls.tsx';
import { SignInFirst } from '../../../components/sign-in-again.tsx';
import { isSignedOut, useSignedOutNotice } from '../../../model/signed-out.ts';
import { storyGenre } from '../../../model/story-genre.ts';
import { strings } from '../strings.ts';
import { FirstSharing } from './first-sharing.tsx';

interface Props {
  readonly story: SavedStory;
  readonly userId: string;
}

const words = strings.share;

/** Shares a saved story, or changes who can read what is shared of it. */
export function ShareStory({ story, userId }: Props) {
  const [open, setOpen] = useState(false);
  useSignedOutNotice(open, words.needsSignIn);
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

interface FailureProps {
  readonly failure: Error;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

function Failure({ failure, retrying, onRetry }: FailureProps) {
  if (isSignedOut(failure)) return <SignInFirst>{words.needsSignIn}</SignInFirst>;
  return <FailureAlert title={words.failed} retrying={retrying} onRetry={onRetry} />;
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
      {failure && !query.data && <Failure failure={failure} retrying={retrying} onRetry={retry} />}
      {query.isPending && !failure && <p role="status">{words.loading}</p>}
      {query.data && shared.length === 0 && <FirstSharing story={story} userId={userId} onCancel={onClose} />}
      {shared.length > 0 && (
        <Stack>
          {shared.map((copy) => (
            <SharingControls key={copy.id} story={copy} signInFirst={words.needsSignIn} />
          ))}
          <DialogActions>
            <Button onClick={onClose}>{words.close}</Button>
          </DialogActions>
        </Stack>
      )}
    </div>
  );
}
