import { failureReason } from '@storyloom/shared/api/failure-reason';
import { type OwnPublishedStory, ownPublishedStoryQueries } from '@storyloom/shared/api/published-stories';
import { type SavedStory, storyQueries, type StorySummary } from '@storyloom/shared/api/stories';
import { useRetry } from '@storyloom/shared/query';
import { Stack } from '@storyloom/shared/ui';
import { Dialog, useLateFields } from '@storyloom/shared/ui/dialog';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isSignedOut, useSignedOutNotice } from '../model/signed-out.ts';
import { FirstSharing } from './first-sharing.tsx';
import { SharingControls } from './sharing-controls.tsx';
import { SignInFirst } from './sign-in-again.tsx';
import { strings } from './strings.ts';

interface Props {
  readonly userId: string;
  /** The story to share; the dialog is closed without one. */
  readonly story: StorySummary | undefined;
  /** Name under which its state is kept when the session ends. */
  readonly place: string;
  readonly onClose: () => void;
}

const words = strings.share;

/** Shares a saved story, or changes who can read its shared copies. */
export function ShareDialog({ userId, story, place, onClose }: Props) {
  useSignedOutNotice(story !== undefined, words.needsSignIn);
  return (
    <Dialog
      open={story !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={story && words.actionNamed(story.title)}
      genre={story?.genre}
    >
      {story && <Sharing key={story.id} userId={userId} story={story} place={place} onClose={onClose} />}
    </Dialog>
  );
}

interface SharingProps extends Props {
  readonly story: StorySummary;
}

/** First checks whether the story is shared already. */
function Sharing({ userId, story, place, onClose }: SharingProps) {
  const whole = useQuery({ ...storyQueries.detail(userId, story.id), networkMode: 'always' });
  const copies = useQuery({ ...ownPublishedStoryQueries.of(userId, story.id), networkMode: 'always' });
  const panel = useRef<HTMLDivElement>(null);
  const ofWhole = useRetry(whole, panel);
  const ofCopies = useRetry(copies, panel);
  const { failure, retrying, retry } = ofCopies.failure ? ofCopies : ofWhole;
  const isThere = Boolean(whole.data && copies.data);
  useLateFields(panel, isThere);
  return (
    <div ref={panel} tabIndex={-1}>
      {failure && isSignedOut(failure) && <SignInFirst>{words.needsSignIn}</SignInFirst>}
      {failure && !isSignedOut(failure) && (
        <FailureAlert title={words.failed} retrying={retrying} onRetry={retry}>
          {failureReason(failure)}
        </FailureAlert>
      )}
      {!failure && (whole.isPending || copies.isPending) && <p role="status">{words.loading}</p>}
      {whole.data === null && <p role="status">{words.gone}</p>}
      {whole.data && copies.data && (
        <Found userId={userId} story={whole.data} copies={copies.data.items} place={place} onClose={onClose} />
      )}
    </div>
  );
}

interface FoundProps extends Omit<SharingProps, 'story'> {
  readonly story: SavedStory;
  readonly copies: readonly OwnPublishedStory[];
}

/** Copies shared before are changed, not shared twice; the outcome of a new one stays until the dialog closes. */
function Found({ userId, story, copies, place, onClose }: FoundProps) {
  const [wasShared] = useState(copies.length > 0);
  if (!wasShared) return <FirstSharing userId={userId} story={story} place={place} onClose={onClose} />;
  return (
    <Stack>
      {copies.map((copy) => (
        <SharingControls key={copy.id} story={copy} signInFirst={words.needsSignIn} onClose={onClose} />
      ))}
    </Stack>
  );
}
