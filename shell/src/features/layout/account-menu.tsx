import { Button } from '@storyloom/shared/ui';
import { Menu } from '@storyloom/shared/ui/menu';
import { paths } from '@storyloom/shared/contract';
import { AccountName } from './account-name.tsx';
import { strings } from './strings.ts';
import type { Person } from './use-account.ts';

interface Props {
  readonly person: Person;
  readonly onSignOut: () => void;
}

/** The signed-in user's menu. Loaded when there is one. */
export default function AccountMenu({ person, onSignOut }: Props) {
  return (
    <Menu
      header={person.email ?? person.name}
      trigger={
        <Button variant="quiet">
          <AccountName person={person} />
        </Button>
      }
      items={[
        { type: 'link', label: strings.myStories, to: paths.dashboard.href() },
        { type: 'link', label: strings.accountSettings, to: paths.accountSettings.href() },
        { type: 'action', label: strings.signOut, onSelect: onSignOut },
      ]}
    />
  );
}
