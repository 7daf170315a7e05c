import { paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { Button, ButtonLink, TextLink } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { latePart } from '../../loading/late-part.tsx';
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
  switch (account.kind) {
    case 'person':
      return (
        <Owner>
          <AccountMenu person={account.person} onSignOut={account.signOut} />
        </Owner>
      );
    case 'loading':
    case 'guest':
      return (
        <Links $notYet={account.kind === 'loading'}>
          <TextLink plain alone to={paths.auth.href()} state={account.authState}>
            {strings.signIn}
          </TextLink>
          <ButtonLink variant="primary" to={paths.signUp.href()} state={account.authState}>
            {strings.signUp}
          </ButtonLink>
        </Links>
      );
  }
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
