import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { type GenreAccent, theme } from '@storyloom/shared/theme';
import { scrollHint } from '@storyloom/shared/ui';
import type { ChoiceEntry, GroupEntry, MenuEntry } from './menu-entry.ts';
import { menuItemStyles } from './menu-styles.ts';

export type { MenuEntry } from './menu-entry.ts';

export interface MenuProps {
  /** A `Button` or `IconButton`; the menu is named after it. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuEntry[];
  /** Above the items, such as who is signed in. */
  readonly header?: ReactNode;
  /** It is rendered outside the page's `[data-genre]`, so it needs its own. */
  readonly genre?: GenreAccent | undefined;
  readonly align?: 'start' | 'end' | undefined;
  /** Opens it from elsewhere, such as by a key; without it, the trigger alone does. */
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** When it has closed, the focus returns to the trigger, unless the event's default is prevented. */
  readonly onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/** A button that opens a list of actions, links and settings. */
export function Menu({
  trigger,
  items,
  header,
  genre,
  align = 'end',
  open,
  onOpenChange,
  onCloseAutoFocus,
}: MenuProps) {
  return (
    // Not modal: a modal menu hides the page from assistive technology while its trigger keeps focus.
    <DropdownMenu.Root modal={false} {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        {/* A long menu scrolls, so it can get the focus; Tab stays inside an open menu. */}
        <Content
          tabIndex={0}
          data-genre={genre}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          {...(onCloseAutoFocus && { onCloseAutoFocus })}
        >
          {header !== undefined && <Header>{header}</Header>}
          {items.map((entry, index) => (
            <Entry key={entry.type === 'separator' ? `separator-${index}` : entry.label} entry={entry} />
          ))}
        </Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  switch (entry.type) {
    case 'action':
      return (
        <Item disabled={entry.disabled ?? false} onSelect={entry.onSelect} $danger={entry.tone === 'danger'}>
          {entry.icon}
          {entry.label}
        </Item>
      );
    case 'link':
      return (
        <Item asChild $danger={false}>
          <RouterLink to={entry.to}>
            {entry.icon}
            {entry.label}
          </RouterLink>
        </Item>
      );
    case 'check':
      return (
        <CheckItem
          checked={entry.checked}
          onCheckedChange={entry.onCheckedChange}
          onSelect={(event) => event.preventDefault()}
          $danger={false}
        >
          <Mark />
          {entry.label}
        </CheckItem>
      );
    case 'group':
      return <Group entry={entry} />;
    case 'choice':
      return <Choice entry={entry} />;
    case 'separator':
      return <Separator />;
  }
}

function Group({ entry }: { readonly entry: GroupEntry }) {
  const labelId = useId();
  return (
    <DropdownMenu.Group aria-labelledby={labelId}>
      <GroupLabel id={labelId}>{entry.label}</GroupLabel>
      {entry.items.map((item) => (
        <Entry key={item.label} entry={item} />
      ))}
    </DropdownMenu.Group>
  );
}

function Choice({ entry }: { readonly entry: ChoiceEntry }) {
  const labelId = useId();
  return (
    <DropdownMenu.RadioGroup aria-labelledby={labelId} value={entry.value} onValueChange={entry.onChoose}>
      <GroupLabel id={labelId}>{entry.label}</GroupLabel>
      {entry.options.map(({ value, label }) => (
        <RadioItem key={value} value={value} onSelect={(event) => event.preventDefault()} $danger={false}>
          <Mark />
          {label}
        </RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

/** The check mark of the chosen entry, and its space in the others. */
function Mark() {
  return (
    <CheckPlace>
      <DropdownMenu.ItemIndicator>
        <Check aria-hidden />
      </DropdownMenu.ItemIndicator>
    </CheckPlace>
  );
}

const { borderWidth, color, fontSize, layout, radius, size, space, zIndex } = theme;

const Content = styled(DropdownMenu.Content)`
  z-index: ${zIndex.menu};
  min-inline-size: min(${layout.menu}, calc(100vw - ${space.lg}));
  max-inline-size: min(${layout.dialog}, calc(100vw - ${space.lg}));
  max-block-size: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
  padding: ${space['2xs']};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.md};
  ${scrollHint(color.surfaceRaised)}
  box-shadow: ${color.shadowFloating};

  &:focus-visible {
    outline: none;
  }
`;

const Header = styled.div`
  margin-block-end: ${space['2xs']};
  padding: ${space.xs} ${space.sm};
  border-block-end: ${borderWidth.hairline} solid ${color.border};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;
`;

const Item = styled(DropdownMenu.Item)<{ $danger: boolean }>`
  ${menuItemStyles}
`;

const CheckItem = styled(DropdownMenu.CheckboxItem)<{ $danger: boolean }>`
  ${menuItemStyles}
`;

const RadioItem = styled(DropdownMenu.RadioItem)<{ $danger: boolean }>`
  ${menuItemStyles}
`;

const CheckPlace = styled.span`
  flex: none;
  inline-size: ${size.icon};
  color: ${color.accentText};
`;

const GroupLabel = styled(DropdownMenu.Label)`
  padding: ${space.xs} ${space.sm} ${space['3xs']};
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
`;

const Separator = styled(DropdownMenu.Separator)`
  block-size: ${borderWidth.hairline};
  margin-block: ${space['2xs']};
  background: ${color.border};
`;
