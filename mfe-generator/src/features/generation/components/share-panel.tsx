import { AppError } from '@storyloom/shared/api';
import { useByline } from '@storyloom/shared/api/community';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { useSession } from '@storyloom/shared/auth';
import { type ShareChoices, ShareForm, type ShareSubject } from '@storyloom/shared/ui/community';
import { type Genre, LANGUAGE_TAGS } from '@storyloom/shared/domain';
import { useLateFields } from '@storyloom/shared/ui/dialog';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { type ComponentProps, useRef } from 'react';
import { isAsHanded } from '../model/prompt-origin.ts';
import { endSharing, firstChoices, leaveSharing } from '../model/share-choices.ts';
import { isPromptShared, savedTitle, type StoryVersion } from '../model/story-version.ts';
import { useFoundCopy } from '../model/use-found-copy.ts';
import type { useGeneration } from '../model/use-generation.ts';
import { useShareStory } from '../model/use-share-story.ts';
import { strings } from '../strings.ts';
import { PublishedStory } from './published-story.tsx';
import { useSignInAgain } from './sign-in-link.tsx';

export interface SharePanelProps {
  readonly genre: Genre;
  readonly version: StoryVersion;
  /** All versions on the page, including this one. */
  readonly versions: readonly StoryVersion[];
  readonly update: ReturnType<typeof useGeneration>['update'];
  /** Called when sharing has saved the version, with the id of its row. */
  readonly onSaved: (version: StoryVersion, rowId: string) => void;
  /** Called when a version's row no longer exists, with the id of the new one. */
  readonly onRowGone: (id: string, rowId: string) => void;
  readonly onClose: () => void;
}

function subjectOf(version: StoryVersion, genre: Genre, promptShared: boolean): ShareSubject {
  const { text, prompt, origin, settings } = version;
  const offer = promptShared ? 'shared' : 'offered';
  return {
    text,
    lang: LANGUAGE_TAGS[settings.language],
    genre,
    ownTitle: savedTitle(version),
    prompt: isAsHanded(prompt, origin) ? 'known' : offer,
    credited: origin?.source?.author,
  };
}

const isUnauthorized = (error: Error | null) => error instanceof AppError && error.code === 'unauthorized';

/** Content of the open dialog: looks for copies first, then shows the link, or the form and its outcome. */
export function SharePanel({ genre, version, versions, update, onSaved, onRowGone, onClose }: SharePanelProps) {
  const { user } = useSession();
  const signInAgain = useSignInAgain();
  const panel = useRef<HTMLDivElement>(null);
  const found = useFoundCopy(user?.id, version, panel);
  const promptShared = isPromptShared(version, versions);
  const handlePromptShared = (id: string) => update(id, { promptShared: true });
  const { busy, shared, refused, share } = useShareStory({
    genre,
    version,
    promptShared,
    onPromptShared: handlePromptShared,
    onSaved,
    onRowGone,
    onShared(id, as) {
      update(id, { shared: as });
      endSharing(id);
    },
  });

  useLateFields(panel, found.asked && found.state === 'none' && !shared);

  function handleSignIn(choices: ShareChoices) {
    leaveSharing(version.id, choices);
    void signInAgain();
  }

  const isRefused = refused || isUnauthorized(found.failure);
  const signedOut = isRefused && user ? strings.share.refused : !user ? strings.share.signedOut : undefined;
  function content() {
    const copy = shared ?? found.copy;
    if (copy) {
      return (
        <PublishedStory
          genre={genre}
          version={version}
          shared={copy}
          barred={shared ? undefined : found.barred}
          promptShared={promptShared}
          onPromptShared={handlePromptShared}
          onDone={onClose}
        />
      );
    }
    if (found.failure && !isRefused) {
      return (
        <FailureAlert title={strings.share.checkFailed} retrying={found.retrying} onRetry={found.retry}>
          {failureReason(found.failure)}
        </FailureAlert>
      );
    }
    if (found.state === 'pending' && !isRefused) return <p role="status">{strings.share.checking}</p>;
    return (
      <NamedShareForm
        story={subjectOf(version, genre, promptShared)}
        first={firstChoices(version)}
        busy={busy}
        signedOut={signedOut}
        onShare={share}
        onSignIn={handleSignIn}
        onCancel={onClose}
      />
    );
  }
  return (
    <div ref={panel} tabIndex={-1}>
      {content()}
    </div>
  );
}

/** Loads the user's name only when the form is shown. */
function NamedShareForm(form: Omit<ComponentProps<typeof ShareForm>, 'byline'>) {
  return <ShareForm byline={useByline()} {...form} />;
}
