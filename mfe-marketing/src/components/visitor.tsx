import { useSession } from '@storyloom/shared/auth';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

interface Props {
  readonly children: ReactNode;
}

type Visitor = 'guest' | 'user' | 'unknown';

function useVisitor(): Visitor {
  const { user, loading } = useSession();
  if (user !== null) return 'user';
  return loading ? 'unknown' : 'guest';
}

/*
 * A page that is written before it is read holds both parts, and keeps them; one of them is shown. Until the session is
 * known, the mark of a browser that keeps one says which (see the script in shell/index.html), so that nothing changes
 * before the user's eyes.
 */

/** What is said to guests only. */
export function ForGuests({ children }: Props) {
  return <GuestPart $visitor={useVisitor()}>{children}</GuestPart>;
}

/** What takes its place for users who are signed in. */
export function ForUsers({ children }: Props) {
  return <UserPart $visitor={useVisitor()}>{children}</UserPart>;
}

interface PartProps {
  readonly $visitor: Visitor;
}

const away = css`
  display: none;
`;

const GuestPart = styled.div<PartProps>`
  display: contents;

  ${({ $visitor }) => $visitor === 'user' && away}
  ${({ $visitor }) =>
    $visitor === 'unknown' &&
    css`
      :root[data-session] & {
        ${away}
      }
    `}
`;

const UserPart = styled.div<PartProps>`
  display: contents;

  ${({ $visitor }) => $visitor === 'guest' && away}
  ${({ $visitor }) =>
    $visitor === 'unknown' &&
    css`
      :root:not([data-session]) & {
        ${away}
      }
    `}
`;
