import { Button } from '@storyloom/shared/ui';
import { Menu } from '@storyloom/shared/ui/menu';
import { paths } from '@storyloom/shared/contract';
import { strings } from './strings.ts';

interface Props {
  readonly name: string;
  readonly onSignOut: () => void;
}

/** The signed-in person's menu. Loaded when there is such a person. */
export default function AccountMenu({ name, onSignOut }: Props) {
  return (
    <Menu
      header={name}
      trigger={<Button variant="quiet">{name}</Button>}
      items={[
        { type: 'link', label: strings.myStories, to: paths.dashboard.href() },
        { type: 'action', label: strings.signOut, onSelect: onSignOut },
      ]}
    />
  );
}
