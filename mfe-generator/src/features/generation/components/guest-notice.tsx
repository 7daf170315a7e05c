import type { GuestUsage } from '@storyloom/shared/stream';
import { theme } from '@storyloom/shared/theme';
import { Alert, TextLink } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';
import { SignInLink, useSignIn } from './sign-in-link.tsx';

interface Props {
  readonly usage: GuestUsage;
  /** A prompt came from another page to be written, and can't be. */
  readonly blocked: boolean;
}

/** Says what is left of the free stories, in a line; and where that keeps a prompt from being written, what to do. */
export function GuestNotice({ usage, blocked }: Props) {
  const signIn = useSignIn();
  const words = strings.guestUsage(usage);
  if (blocked) {
    return (
      <Alert tone="warning" live="polite" title={strings.usedUp.title} actions={<SignInLink />}>
        <p>{`${words.used} ${words.signIn}`}</p>
        <p>{strings.usedUp.text}</p>
      </Alert>
    );
  }
  return (
    <Line data-used-up={usage.used >= usage.limit || undefined}>
      {words.used} <SignIn {...signIn}>{words.signIn}</SignIn>
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
