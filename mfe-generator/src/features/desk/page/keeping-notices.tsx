import { failureReason } from '@storyloom/shared/api/failure-reason';
import type { SavedStory } from '@storyloom/shared/api/stories';
import { useSession } from '@storyloom/shared/auth';
import { theme } from '@storyloom/shared/theme';
import { Alert, Button, Stack } from '@storyloom/shared/ui';
import { type ReactNode, type Ref, useState } from 'react';
import { styled } from 'styled-components';
import type { Keeper } from '../keeping/keeper.ts';
import type { Trouble } from '../keeping/keeping-state.ts';
import { CopyText } from './copy-text.tsx';
import { GoneNotice } from './gone-notice.tsx';
import { SignedOutNotice } from './signed-out-notice.tsx';
import { strings } from './strings.ts';
import { useStore } from './use-store.ts';

interface Props {
  readonly story: SavedStory;
  readonly keeper: Keeper;
  readonly isGone: boolean;
  /** A further notice. */
  readonly children?: ReactNode;
  /** The place of the notices, also when there is none. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** What the user has to know about the text, or to do for it. */
export function KeepingNotices({ story, keeper, isGone, children, ref }: Props) {
  const { isSaved, isOnDevice, trouble, restoredAt } = useStore(keeper.store);
  const { user } = useSession();
  const kind = isGone ? 'gone' : trouble?.kind;
  const isSignedOut = kind === 'signed-out' || (!user && !isSaved);
  return (
    <Notices ref={ref} $gap="sm" tabIndex={-1}>
      {restoredAt !== undefined && <Restored at={restoredAt} />}
      {isSignedOut && <SignedOutNotice keeper={keeper} />}
      {!isSignedOut && kind === 'gone' && <GoneNotice story={story} keeper={keeper} />}
      {!isSignedOut && kind !== 'gone' && trouble && <TroubleNotice trouble={trouble} keeper={keeper} />}
      {!isSaved && !isOnDevice && !isSignedOut && (
        <Alert tone="warning" live="assertive" title={strings.noStorage.title} actions={<CopyText keeper={keeper} />}>
          {strings.noStorage.text}
        </Alert>
      )}
      {children}
    </Notices>
  );
}

function Restored({ at }: { readonly at: number }) {
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  const { title, text, close } = strings.restored;
  return (
    <Alert
      live="polite"
      title={title(strings.dateTime(at))}
      actions={<Button onClick={() => setRead(true)}>{close}</Button>}
    >
      {text}
    </Alert>
  );
}

interface TroubleProps {
  readonly trouble: Trouble;
  readonly keeper: Keeper;
}

function TroubleNotice({ trouble, keeper }: TroubleProps) {
  const { isOnDevice } = useStore(keeper.store);
  switch (trouble.kind) {
    case 'refused':
      return (
        <Alert
          tone="warning"
          live="polite"
          title={strings.refused.title}
          actions={
            <>
              <Button onClick={() => keeper.retry()}>{strings.refused.retry}</Button>
              <CopyText keeper={keeper} />
            </>
          }
        >
          {failureReason(trouble.failure)} {isOnDevice && strings.refused.kept}
        </Alert>
      );
    case 'empty':
      return (
        <Alert live="polite" title={strings.empty.title}>
          {strings.empty.text}
        </Alert>
      );
    case 'too-long':
      return (
        <Alert
          tone="warning"
          live="polite"
          title={strings.tooLong.title(trouble.over)}
          actions={<CopyText keeper={keeper} />}
        >
          {strings.tooLong.text}
        </Alert>
      );
    default:
      // The line with the status says so.
      return null;
  }
}

const Notices = styled(Stack)`
  outline-offset: ${theme.space['2xs']};

  &:not(:empty) {
    padding-block-end: ${theme.space.lg};
  }
`;
