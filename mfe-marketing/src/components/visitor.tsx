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
  const visitor = useVisitor();
  return (
    <GuestPart hidden={visitor === 'user'} $unknown={visitor === 'unknown'}>
      {children}
    </GuestPart>
  );
}

/** What takes its place for users who are signed in. */
export function ForUsers({ children }: Props) {
  const visitor = useVisitor();
  return (
    <UserPart hidden={visitor === 'guest'} $unknown={visitor === 'unknown'}>
      {children}
    </UserPart>
  );
}

interface PartProps {
  /** It is not known yet who is there. */
  readonly $unknown: boolean;
}

const Part = styled.div<PartProps>`
  display: contents;

  &[hidden] {
    display: none;
  }
`;

const GuestPart = styled(Part)`
  ${({ $unknown }) =>
    $unknown &&
    css`
      :root[data-session] & {
        display: none;
      }
    `}
`;

const UserPart = styled(Part)`
  ${({ $unknown }) =>
    $unknown &&
    css`
      :root:not([data-session]) & {
        display: none;
      }
    `}
`;
