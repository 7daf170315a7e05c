import {
  type InspirationDifficulty,
  INSPIRATION_DIFFICULTIES,
  PROMPT_LENGTHS,
  type PromptLength,
} from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Button, TextField } from '@storyloom/shared/ui';
import { Menu } from '@storyloom/shared/ui/menu';
import { SlidersHorizontal } from 'lucide-react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { filterCount, type PromptSearch, toggled } from '../model/prompt-search.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly search: PromptSearch;
  readonly onChange: (change: Partial<PromptSearch>) => void;
  readonly searchRef: Ref<HTMLInputElement>;
}

/** Search box and filters. Both act by themselves; there is nothing to submit. */
export function PromptSearchBar({ text, onTextChange, search, onChange, searchRef }: Props) {
  const { difficulties, lengths } = search;
  const difficultyEntry = (value: InspirationDifficulty) => ({
    type: 'check' as const,
    label: strings.difficulties[value],
    checked: difficulties.includes(value),
    onCheckedChange: (on: boolean) => onChange({ difficulties: toggled(difficulties, value, on) }),
  });
  const lengthEntry = (value: PromptLength) => ({
    type: 'check' as const,
    label: strings.lengths[value],
    checked: lengths.includes(value),
    onCheckedChange: (on: boolean) => onChange({ lengths: toggled(lengths, value, on) }),
  });
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
        items={[
          { type: 'group', label: strings.difficulty, items: INSPIRATION_DIFFICULTIES.map(difficultyEntry) },
          { type: 'group', label: strings.length, items: PROMPT_LENGTHS.map(lengthEntry) },
        ]}
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
