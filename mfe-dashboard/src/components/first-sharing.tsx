import { useByline } from '@storyloom/shared/api/community';
import type { SavedStory } from '@storyloom/shared/api/stories';
import {
  SHARE_DEFAULTS,
  type ShareChoices,
  ShareForm,
  ShareOutcome,
  type ShareSubject,
} from '@storyloom/shared/ui/community';
import { languageTag } from '@storyloom/shared/domain';
import { useState } from 'react';
import { leftInput, useLeftInput } from '../model/left-input.ts';
import { isSignedOut, leaveToSignIn } from '../model/signed-out.ts';
import { useShareSaved } from '../model/use-share-saved.ts';
import { strings } from './strings.ts';

interface Props {
  readonly userId: string;
  readonly story: SavedStory;
  readonly place: string;
  readonly onClose: () => void;
}

/** State of a share dialog that was left to sign in. */
export interface LeftSharing {
  readonly story: SavedStory;
  readonly choices: ShareChoices;
}

function subjectOf(story: SavedStory): ShareSubject {
  const offer = story.source ? 'known' : 'offered';
  return {
    text: story.text,
    lang: languageTag(story.language),
    genre: story.genre,
    ownTitle: story.title,
    prompt: story.prompt.trim() === '' ? 'none' : offer,
    // Only the id of the source is saved, not its author.
    ...(story.source && { credited: '' }),
  };
}

/** Shares a saved story for the first time, with everyone by default. */
export function FirstSharing({ userId, story, place, onClose }: Props) {
  const byline = useByline();
  const { mutate, isPending, error, data } = useShareSaved(story, userId);
  const [first] = useState(() => leftInput<LeftSharing>(place)?.choices ?? SHARE_DEFAULTS);
  const [choices, setChoices] = useState(first);
  useLeftInput(place, { story, choices } satisfies LeftSharing);

  if (data) return <ShareOutcome shared={data.shared} onDone={onClose} />;
  return (
    <ShareForm
      byline={byline}
      story={subjectOf(story)}
      first={first}
      busy={isPending}
      signedOut={isSignedOut(error) ? strings.share.needsSignIn : undefined}
      onChange={setChoices}
      onShare={mutate}
      onSignIn={() => void leaveToSignIn()}
      onCancel={onClose}
    />
  );
}
