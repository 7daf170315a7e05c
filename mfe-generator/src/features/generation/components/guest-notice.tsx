import { FREE_GUEST_STORIES } from '@storyloom/shared/domain';
import type { GuestUsage } from '@storyloom/shared/stream';
import { theme } from '@storyloom/shared/theme';
import { Alert, TextLink } from '@storyloom/shared/ui';
import { ForGuests } from '@storyloom/shared/visitor';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';
import { SignInLink, useSignInLink, type WaitingStory } from './sign-in-link.tsx';

interface Props {
  readonly usage: GuestUsage;
  /** A prompt can't be written: it came from another page, or Generate was pressed. */
  readonly blocked: boolean;
  /** How often Generate was pressed without effect; each time the focus moves to the link. */
  readonly pressed: number;
  readonly hasPrompt: boolean;
  /** The unsaved story on the page, to come back to after signing in. */
  readonly waiting: WaitingStory | undefined;
}

/** Shows how many free stories are used, in one line; when none are left for a prompt, it says what to do. */
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
        // After a press the link has the focus and is announced with the notice.
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

/** As tall as the line of a guest who has not written yet, so that nothing moves when the real one takes its place. */
export function GuestNoticePlace() {
  const words = strings.guestUsage({ used: 0, limit: FREE_GUEST_STORIES });
  return (
    <ForGuests>
      <LinePlace aria-hidden>
        <span data-words={words.used} /> <SignInPlace data-words={words.signIn} />
      </LinePlace>
    </ForGuests>
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

const LinePlace = styled(Line)`
  visibility: hidden;

  & > ::before {
    content: attr(data-words);
  }
`;

const SignInPlace = styled.span`
  white-space: nowrap;
`;
