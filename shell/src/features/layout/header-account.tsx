import { paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { Button, ButtonLink, TextLink } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { latePart } from '../../loading/late-part.tsx';
import { strings } from './strings.ts';
import type { Account } from './use-account.ts';

interface PersonProps {
  readonly name: string;
  readonly onSignOut: () => void;
}

const AccountMenu = latePart(() => import('./account-menu.tsx'), {
  pending: ({ name }: PersonProps) => (
    <Button disabled variant="quiet">
      {name}
    </Button>
  ),
  failed: ({ onSignOut }: PersonProps) => (
    <Links>
      <TextLink plain to={paths.dashboard.href()}>
        {strings.myStories}
      </TextLink>
      <Button variant="quiet" onClick={onSignOut}>
        {strings.signOut}
      </Button>
    </Links>
  ),
});

/**
 * Log in and Sign up, or the person's own menu. The links stand from the beginning; in a browser that keeps a session
 * (see the script in index.html) they are not shown before it is known what became of it.
 */
export function HeaderAccount({ account }: { readonly account: Account }) {
  switch (account.kind) {
    case 'person':
      return (
        <Person>
          <AccountMenu name={account.name} onSignOut={account.signOut} />
        </Person>
      );
    case 'loading':
    case 'guest':
      return (
        <Links $notYet={account.kind === 'loading'}>
          <TextLink plain to={paths.auth.href()} state={account.authState}>
            {strings.logIn}
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

/* A long address gives way to everything else in the row. */
const Person = styled.div`
  min-inline-size: 0;
  max-inline-size: ${theme.layout.menu};

  & > button {
    display: block;
    max-inline-size: 100%;
    overflow: hidden;
    font-size: ${theme.fontSize.sm};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
