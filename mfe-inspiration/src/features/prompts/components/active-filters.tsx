import { theme } from '@storyloom/shared/theme';
import { Button } from '@storyloom/shared/ui';
import { X } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { activeFilters } from '../model/filters.ts';
import type { PromptSearch } from '../model/prompt-search.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly search: PromptSearch;
  readonly onChange: (change: Partial<PromptSearch>) => void;
  /** Gets the focus when the last filter is removed. */
  readonly landing: RefObject<HTMLElement | null>;
}

/** The active filters, visible without the menu; pressing one removes it. */
export function ActiveFilters({ search, onChange, landing }: Props) {
  const active = activeFilters(search);
  const count = active.length;
  const list = useRef<HTMLUListElement>(null);
  /** The position of the filter that was removed while it had the focus. */
  const left = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (left.current === undefined) return;
    const buttons = list.current?.querySelectorAll('button');
    const next = buttons?.[Math.min(left.current, count - 1)];
    left.current = undefined;
    (next ?? landing.current)?.focus();
  }, [count, landing]);

  if (count === 0) return null;
  return (
    <List ref={list} aria-label={strings.activeFilters} role="list">
      {active.map(({ label, set }, index) => (
        <li key={label}>
          <Button
            icon={<X aria-hidden />}
            aria-label={strings.removeFilter(label)}
            onClick={() => {
              left.current = index;
              onChange(set(false));
            }}
          >
            {label}
          </Button>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  margin-block: ${theme.space.xs};
`;
