import { ShareLink } from '@storyloom/shared/community';
import { theme } from '@storyloom/shared/theme';
import { Button, Stack } from '@storyloom/shared/ui';
import { DialogActions } from '@storyloom/shared/ui/dialog';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Shared } from '../model/use-share-story.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly shared: Shared;
  readonly onDone: () => void;
}

/** Who can read a story now that it is shared, and its link if it has one. It takes the focus, and is read out by that. */
export function ShareOutcome({ shared: { title, isPublic, shareId }, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const words = strings.share.outcome[isPublic ? 'public' : 'private'];
  return (
    <Stack $gap="md">
      <div>
        <Heading ref={heading} tabIndex={-1}>
          {words.title}
        </Heading>
        <p>{words.text}</p>
      </div>
      {shareId !== '' && <ShareLink shareId={shareId} title={title} />}
      <DialogActions>
        <Button variant="primary" onClick={onDone}>
          {strings.share.done}
        </Button>
      </DialogActions>
    </Stack>
  );
}

const Heading = styled.h3`
  font-size: ${theme.fontSize.lg};
`;
