import { theme } from '@storyloom/shared/theme';
import { Button, TextField } from '@storyloom/shared/ui';
import { Menu } from '@storyloom/shared/ui/menu';
import { SlidersHorizontal } from 'lucide-react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { filterGroups } from '../model/filters.ts';
import { filterCount, type PromptSearch } from '../model/prompt-search.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly search: PromptSearch;
  readonly onChange: (change: Partial<PromptSearch>) => void;
  readonly searchRef: Ref<HTMLInputElement>;
}

/** Search box and filters. Both apply at once, without a submit button. */
export function PromptSearchBar({ text, onTextChange, search, onChange, searchRef }: Props) {
  return (
    <Bar role="search" onSubmit={(event) => event.preventDefault()}>
      <TextField
        ref={searchRef}
        type="search"
        label={strings.search}
        labelHidden
        placeholder={strings.searchPlaceholder}
        autoComplete="off"
        value={text}
        onChange={(event) => onTextChange(event.target.value)}
      />
      <Menu
        trigger={<Button icon={<SlidersHorizontal aria-hidden />}>{strings.filters(filterCount(search))}</Button>}
        items={filterGroups(search).map(({ label, filters }) => ({
          type: 'group',
          label,
          items: filters.map(({ label: name, isOn, set }) => ({
            type: 'check',
            label: name,
            checked: isOn,
            onCheckedChange: (on) => onChange(set(on)),
          })),
        }))}
      />
    </Bar>
  );
}

const { space } = theme;

const Bar = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: ${space.sm};
  margin-block-end: ${space.xs};
`;
