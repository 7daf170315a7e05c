import { theme } from '@storyloom/shared/theme';
import { Button, Stack } from '@storyloom/shared/ui';
import { DialogActions } from '@storyloom/shared/ui/dialog';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Shared } from './share-choices.ts';
import { ShareLink } from './share-link.tsx';
import { communityStrings } from './strings.ts';
import { useLatePressGuard } from './use-late-press-guard.ts';

interface Props {
  readonly shared: Shared;
  /** The message if it is neither public nor readable by link. */
  readonly said?: { readonly title: string; readonly text: string } | undefined;
  /** Further actions, above the button that closes. */
  readonly children?: ReactNode;
  readonly onDone: () => void;
}

const words = communityStrings.share;

/** Who can read a published story, and its link. It takes the focus, so it is announced. */
export function ShareOutcome({ shared: { title, isPublic, shareId, isSavedToo }, said, children, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useLatePressGuard();
  const outcome = said ?? words.outcome[isPublic ? 'public' : 'unlisted'];
  return (
    <Stack $gap="md">
      <div>
        <Heading ref={heading} tabIndex={-1}>
          {outcome.title}
        </Heading>
        <p>
          {outcome.text}
          {isSavedToo && ` ${words.savedToo}`}
        </p>
      </div>
      {shareId !== '' && <ShareLink shareId={shareId} title={title} />}
      {children}
      <DialogActions>
        <Button variant="primary" onClick={onDone}>
          {words.done}
        </Button>
      </DialogActions>
    </Stack>
  );
}

const Heading = styled.h3`
  font-size: ${theme.fontSize.lg};
`;
