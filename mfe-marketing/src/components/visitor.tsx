import { useSession } from '@storyloom/shared/auth';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

interface Props {
  readonly children: ReactNode;
}

/*
 * A page that is written before holds both parts. Until the session is known, the page's own mark of a browser that keeps
 * one decides which of them is shown (see the script in shell/index.html), so that nothing changes before the user's eyes.
 */

/** What is said to guests only. */
export function ForGuests({ children }: Props) {
  const { user, loading } = useSession();
  return user === null && <GuestPart $known={!loading}>{children}</GuestPart>;
}

/** What takes its place for users who are signed in. */
export function ForUsers({ children }: Props) {
  const { user, loading } = useSession();
  return (loading || user !== null) && <UserPart $known={!loading}>{children}</UserPart>;
}

interface PartProps {
  /** It is known who is there, also where they signed in since the page was opened. */
  readonly $known: boolean;
}

const GuestPart = styled.div<PartProps>`
  display: contents;

  ${({ $known }) =>
    !$known &&
    css`
      :root[data-session] & {
        display: none;
      }
    `}
`;

const UserPart = styled.div<PartProps>`
  display: contents;

  ${({ $known }) =>
    !$known &&
    css`
      :root:not([data-session]) & {
        display: none;
      }
    `}
`;
