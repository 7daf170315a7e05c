import type { GuestUsage } from '@storyloom/shared/stream';
import { theme } from '@storyloom/shared/theme';
import { Alert, TextLink } from '@storyloom/shared/ui';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';
import { SignInLink, useSignInLink, type WaitingStory } from './sign-in-link.tsx';

interface Props {
  readonly usage: GuestUsage;
  /** A prompt came from another page to be written, or Generate was pressed, and it can't be. */
  readonly blocked: boolean;
  /** How often Generate was pressed in vain: each time the focus goes to the way out. */
  readonly pressed: number;
  readonly hasPrompt: boolean;
  /** The story on the page, where it is to be kept. */
  readonly waiting: WaitingStory | undefined;
}

/** Says what is left of the free stories, in a line; and where that keeps a prompt from being written, what to do. */
export function GuestNotice({ usage, blocked, pressed, hasPrompt, waiting }: Props) {
  const signIn = useSignInLink(waiting);
  const words = strings.guestUsage(usage);
  const signInLink = useRef<HTMLAnchorElement>(null);
  const reasonId = useId();
  useEffect(() => {
    if (pressed > 0) signInLink.current?.focus();
  }, [pressed]);
  if (blocked) {
    return (
      <Alert
        tone="warning"
        // The user who pressed hears it with the link, which has the focus then.
        live={pressed > 0 ? 'off' : 'polite'}
        title={strings.usedUp.title}
        actions={<SignInLink waiting={waiting} ref={signInLink} describedBy={reasonId} />}
      >
        <div id={reasonId}>
          <p>{`${words.used} ${words.signIn}`}</p>
          {hasPrompt && <p>{strings.usedUp.text}</p>}
        </div>
      </Alert>
    );
  }
  return (
    <Line data-used-up={usage.used >= usage.limit || undefined}>
      {words.used}{' '}
      <SignIn alone {...signIn}>
        {words.signIn}
      </SignIn>
    </Line>
  );
}

const { color, fontSize, fontWeight, lineHeight, media } = theme;

const SignIn = styled(TextLink)`
  white-space: nowrap;
`;

const Line = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.snug};

  &[data-used-up] {
    color: ${color.warningText};
    font-weight: ${fontWeight.medium};
  }

  ${media.phone} {
    font-size: ${fontSize.xs};
  }
`;
