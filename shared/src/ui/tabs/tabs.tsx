import { type FocusEvent, type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '@storyloom/shared/theme';

export interface TabItem<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly content: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface TabsProps<Value extends string = string> {
  /** What the tabs choose between, read out with the list. */
  readonly label: string;
  readonly items: readonly TabItem<Value>[];
  /** Controls the choice; without it the tabs hold their own state, starting with `defaultValue` or the first. */
  readonly value?: Value | undefined;
  readonly defaultValue?: Value | undefined;
  readonly onValueChange?: ((value: Value) => void) | undefined;
  /** Panels stay in the page while hidden, so that what was typed in them survives. */
  readonly keepMounted?: boolean | undefined;
}

/** After a press a script sets the focus, which browsers treat like keyboard focus: no ring until a key is used. */
function markPress({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.dataset['pressed'] = '';
}

function unmarkPress({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  delete currentTarget.dataset['pressed'];
}

function unmarkOutside(event: FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.contains(event.relatedTarget)) unmarkPress(event);
}

/** How far an arrow key goes in the list, or the key's own end of it. */
function stepOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Moves the focus, which chooses the tab. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  unmarkPress(event);
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:enabled')];
  const next = stepOf(
    event.key,
    tabs.findIndex((tab) => tab === event.target),
    tabs.length,
  );
  if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  tabs[next]?.focus();
}

/** Panels of which one is shown at a time; arrow keys move between the tabs. */
export function Tabs<Value extends string = string>({
  label,
  items,
  value,
  defaultValue = items[0]?.value,
  onValueChange,
  keepMounted = false,
}: TabsProps<Value>) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const stateOf = (item: TabItem<Value>) => (item.value === chosen ? 'active' : 'inactive');

  function choose(next: Value) {
    if (next === chosen) return;
    setOwn(next);
    onValueChange?.(next);
  }

  return (
    <div>
      <List role="tablist" aria-label={label} onPointerDown={markPress} onKeyDown={moveFocus} onBlur={unmarkOutside}>
        {items.map((item) => (
          <Trigger
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            aria-selected={item.value === chosen}
            aria-controls={`${id}-panel-${item.value}`}
            data-state={stateOf(item)}
            tabIndex={item.value === chosen ? 0 : -1}
            disabled={item.disabled}
            onFocus={() => choose(item.value)}
            onClick={() => choose(item.value)}
          >
            {item.label}
          </Trigger>
        ))}
      </List>
      {items.map((item) => (
        // Not a tab stop: its content can be reached anyway, and a long panel would not fit into the window.
        <Panel
          key={item.value}
          role="tabpanel"
          id={`${id}-panel-${item.value}`}
          aria-labelledby={`${id}-tab-${item.value}`}
          data-state={stateOf(item)}
          tabIndex={-1}
        >
          {(keepMounted || item.value === chosen) && item.content}
        </Panel>
      ))}
    </div>
  );
}

const { borderWidth, color, duration, easing, fontSize, fontWeight, lineHeight, media, radius, size, space } = theme;

const List = styled.div`
  display: flex;
  gap: ${space.lg};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  box-shadow: inset 0 calc(-1 * ${borderWidth.hairline}) ${color.border};

  /* Three names of two words fit side by side on the narrowest phones. */
  ${media.phone} {
    gap: ${space.sm};
    font-size: ${fontSize.sm};
  }
`;

const Trigger = styled.button`
  flex: none;
  min-inline-size: ${space.xl};
  min-block-size: ${size.control};
  padding: ${space.xs} ${space['2xs']};
  border-block-end: ${borderWidth.strong} solid transparent;
  color: ${color.textMuted};
  font-weight: ${fontWeight.medium};
  line-height: ${lineHeight.snug};
  white-space: nowrap;
  transition:
    border-color ${duration.quick} ${easing.out},
    color ${duration.quick} ${easing.out};

  &[data-state='active'] {
    border-block-end-color: ${color.accent};
    color: ${color.text};
  }

  &:disabled {
    color: ${color.textMuted};
    cursor: not-allowed;
  }

  ${media.hover} {
    &:hover:enabled {
      color: ${color.text};
    }
  }

  ${media.forcedColors} {
    border-block-end-color: Canvas;

    &[data-state='active'] {
      border-block-end-color: Highlight;
    }
  }

  /* Inside, because the list clips what overflows it. */
  &:focus-visible {
    outline-offset: calc(-1 * ${borderWidth.strong});
    border-radius: ${radius.sm};
  }

  [data-pressed] > &:focus-visible {
    outline: none;
  }
`;

const Panel = styled.div`
  padding-block-start: ${space.lg};

  &[data-state='inactive'] {
    display: none;
  }
`;
