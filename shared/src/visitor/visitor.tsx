import { useSession } from '@storyloom/shared/auth';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

interface Props {
  /** A span inside a line of text. */
  readonly as?: 'div' | 'span';
  readonly children: ReactNode;
}

type Visitor = 'guest' | 'user' | 'unknown';

function useVisitor(): Visitor {
  const { user, loading } = useSession();
  if (user !== null) return 'user';
  return loading ? 'unknown' : 'guest';
}

/*
 * A prerendered page contains both parts, and shows one of them. Until the session is known, an attribute on the root
 * element, set when the browser has a stored session, decides which (see the script in shell/index.html), so that nothing
 * changes visibly.
 */

/** Content for guests only. */
export function ForGuests({ as, children }: Props) {
  const visitor = useVisitor();
  return (
    <GuestPart as={as} hidden={visitor === 'user'} $unknown={visitor === 'unknown'}>
      {children}
    </GuestPart>
  );
}

/** Content for signed-in users only. */
export function ForUsers({ as, children }: Props) {
  const visitor = useVisitor();
  return (
    <UserPart as={as} hidden={visitor === 'guest'} $unknown={visitor === 'unknown'}>
      {children}
    </UserPart>
  );
}

interface PartProps {
  /** Whether the session is not known yet. */
  readonly $unknown: boolean;
}

const Part = styled.div<PartProps>`
  &:is(div) {
    display: contents;
  }

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
