import { paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { Button, ButtonLink } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import type { Account } from './use-account.ts';

interface Props {
  readonly account: Account;
  readonly onClose: () => void;
}

/** At the bottom of the phone's menu: the user and the pages of the account, or the links to sign in. */
export function MobileMenuAccount({ account, onClose }: Props) {
  function handleSignOut(signOut: () => void) {
    // The outcome is shown on the page, which the menu covers.
    onClose();
    signOut();
  }

  switch (account.kind) {
    case 'loading':
      return null;
    case 'person':
      return (
        <>
          <Owner>
            <Who>
              <strong>{account.person.name}</strong>
              {account.person.email && <span>{account.person.email}</span>}
            </Who>
            <Button variant="quiet" onClick={() => handleSignOut(account.signOut)}>
              {strings.signOut}
            </Button>
          </Owner>
          <Pair>
            <ButtonLink block to={paths.dashboard.href()}>
              {strings.myStories}
            </ButtonLink>
            <ButtonLink block to={paths.accountSettings.href()}>
              {strings.accountSettings}
            </ButtonLink>
          </Pair>
        </>
      );
    case 'guest':
      return (
        <Pair>
          <ButtonLink block to={paths.auth.href()} state={account.authState}>
            {strings.signIn}
          </ButtonLink>
          <ButtonLink block variant="primary" to={paths.signUp.href()} state={account.authState}>
            {strings.signUp}
          </ButtonLink>
        </Pair>
      );
  }
}

const { color, fontSize, space } = theme;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.sm};
`;

const Owner = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};

  & > button {
    flex: none;
  }
`;

const Who = styled.p`
  display: grid;
  min-inline-size: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;

  & > strong {
    color: ${color.text};
    font-size: ${fontSize.md};
  }
`;
