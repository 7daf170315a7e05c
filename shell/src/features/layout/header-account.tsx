import { paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { Button, ButtonLink, TextLink } from '@storyloom/shared/ui';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { latePart } from '../../loading/late-part.tsx';
import { leaving } from '../../sign-out/leaving.ts';
import { AccountName } from './account-name.tsx';
import { strings } from './strings.ts';
import type { Account, Person } from './use-account.ts';

interface MenuProps {
  readonly person: Person;
  readonly onSignOut: () => void;
}

const AccountMenu = latePart(() => import('./account-menu.tsx'), {
  pending: ({ person }: MenuProps) => (
    <Button disabled variant="quiet">
      <AccountName person={person} />
    </Button>
  ),
  failed: ({ onSignOut }: MenuProps) => (
    <Links>
      <TextLink plain alone to={paths.dashboard.href()}>
        {strings.myStories}
      </TextLink>
      <Button variant="quiet" onClick={onSignOut}>
        {strings.signOut}
      </Button>
    </Links>
  ),
});

/**
 * Sign in and Sign up, or the user's own menu. The links stand from the beginning; in a browser that keeps a session
 * (see the script in index.html) they are not shown before it is known what became of it.
 */
export function HeaderAccount({ account }: { readonly account: Account }) {
  const signIn = useRef<HTMLAnchorElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (account.kind !== 'guest' || !hadFocus.current) return;
    hadFocus.current = false;
    signIn.current?.focus({ preventScroll: true });
  }, [account.kind]);
  switch (account.kind) {
    case 'person':
      return (
        <Leaving onGone={(wasFocused) => (hadFocus.current = wasFocused)}>
          <AccountMenu person={account.person} onSignOut={account.signOut} />
        </Leaving>
      );
    case 'loading':
    case 'guest':
      return (
        <Links $notYet={account.kind === 'loading'}>
          <TextLink ref={signIn} plain alone to={paths.auth.href()} state={account.authState}>
            {strings.signIn}
          </TextLink>
          <ButtonLink variant="primary" to={paths.signUp.href()} state={account.authState}>
            {strings.signUp}
          </ButtonLink>
        </Links>
      );
  }
}

interface LeavingProps {
  readonly children: ReactNode;
  readonly onGone: (wasFocused: boolean) => void;
}

/** Says, as the user's menu goes with the session, whether it had the focus, which must not go with it. */
function Leaving({ children, onGone }: LeavingProps) {
  const place = useRef<HTMLDivElement>(null);
  const handleGone = useEffectEvent(onGone);
  useLayoutEffect(() => {
    const owner = place.current;
    // Before the menu is taken away. What is open of it stands outside.
    return () => {
      const { activeElement, body } = document;
      // On its way back from the entry that was chosen to the button, nothing has it.
      const isOnItsWay = activeElement === body && leaving.isUnderWay();
      const isInMenu = owner?.contains(activeElement) === true || Boolean(activeElement?.closest('[role="menu"]'));
      handleGone(isInMenu || isOnItsWay);
    };
  }, []);
  return <Owner ref={place}>{children}</Owner>;
}

const Links = styled.div<{ $notYet?: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space.lg};
  font-size: ${theme.fontSize.sm};
  white-space: nowrap;

  & > :first-child {
    padding-block: ${theme.space.xs};
  }

  :root[data-session] & {
    visibility: ${({ $notYet }) => ($notYet ? 'hidden' : 'visible')};
  }
`;

/* A long name gives way to everything else in the row. */
const Owner = styled.div`
  min-inline-size: 0;
  max-inline-size: ${theme.layout.menu};

  & > button {
    display: block;
    max-inline-size: 100%;
    overflow: hidden;
    font-size: ${theme.fontSize.sm};
    white-space: nowrap;
  }
`;
