import { theme } from '@storyloom/shared/theme';
import { Select, TextField } from '@storyloom/shared/ui';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { CATEGORY_FILTERS, type Filters, isCategoryFilter } from '../model/filters.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly filters: Filters;
  readonly onChange: (change: Partial<Filters>) => void;
  readonly searchRef: Ref<HTMLInputElement>;
}

/** Search box and category. Both apply at once, without a submit button. */
export function FilterBar({ filters, onChange, searchRef }: Props) {
  return (
    <Bar role="search" onSubmit={(event) => event.preventDefault()}>
      <TextField
        ref={searchRef}
        type="search"
        label={strings.search}
        labelHidden
        placeholder={strings.searchPlaceholder}
        autoComplete="off"
        value={filters.query}
        onChange={(event) => onChange({ query: event.target.value })}
      />
      <Select
        label={strings.category}
        labelHidden
        options={CATEGORY_FILTERS.map((value) => ({ value, label: strings.categories[value] }))}
        value={filters.category}
        onChange={({ target: { value } }) => {
          if (isCategoryFilter(value)) onChange({ category: value });
        }}
      />
    </Bar>
  );
}

const { media, space } = theme;

const Bar = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.sm};
  margin-block-end: ${space.xs};

  ${media.tablet} {
    grid-template-columns: 2fr 1fr;
  }
`;
