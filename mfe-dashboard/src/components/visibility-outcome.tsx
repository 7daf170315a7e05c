import type { OwnPublishedStory, Visibility } from '@storyloom/shared/api/published-stories';
import { ShareLink, useLatePressGuard } from '@storyloom/shared/ui/community';
import { theme } from '@storyloom/shared/theme';
import { Button, Stack } from '@storyloom/shared/ui';
import { DialogActions } from '@storyloom/shared/ui/dialog';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { PromptRemoval } from '../model/use-prompt-removal.ts';
import { PromptStill } from './prompt-still.tsx';
import { strings } from './strings.ts';

interface Props {
  readonly story: OwnPublishedStory;
  readonly saved: Visibility;
  readonly removal: PromptRemoval;
  readonly onClose: () => void;
}

const words = strings.sharing;

/** Who can read a story after a change, and its link. Its heading receives the focus and so is announced. */
export function VisibilityOutcome({ story, saved, removal, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const textId = useId();
  useEffect(() => heading.current?.focus(), []);
  useLatePressGuard();
  const focusHeading = () => heading.current?.focus();
  return (
    <Stack $gap="md">
      <div>
        <Heading ref={heading} tabIndex={-1} aria-describedby={textId}>
          {words.changed(story.title)[saved]}
        </Heading>
        <p id={textId}>{words.explained[saved]}</p>
      </div>
      {story.shareId !== '' && <ShareLink shareId={story.shareId} title={story.title} />}
      <PromptStill removal={removal} onRemove={focusHeading} />
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {strings.share.close}
        </Button>
      </DialogActions>
    </Stack>
  );
}

const Heading = styled.h3`
  font-size: ${theme.fontSize.lg};
  overflow-wrap: anywhere;
`;
