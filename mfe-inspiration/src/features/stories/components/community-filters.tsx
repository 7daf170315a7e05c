import { COMMUNITY_ORDERS, type CommunitySearch } from '@storyloom/shared/api/published-stories';
import { GENRE_NAMES, GENRES, LANGUAGE_NAMES, LANGUAGES } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Select } from '@storyloom/shared/ui';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';

interface Props {
  readonly search: CommunitySearch;
  readonly onChange: (change: Partial<CommunitySearch>) => void;
  readonly firstRef: Ref<HTMLSelectElement>;
}

/** Order, genre and language. Each applies at once, without a submit button. */
export function CommunityFilters({ search, onChange, firstRef }: Props) {
  return (
    <Bar role="search" aria-label={strings.filters} onSubmit={(event) => event.preventDefault()}>
      <Select
        ref={firstRef}
        label={strings.order}
        labelHidden
        options={COMMUNITY_ORDERS.map((value) => ({ value, label: strings.orders[value] }))}
        value={search.order}
        onChange={({ target }) =>
          onChange({ order: COMMUNITY_ORDERS.find((known) => known === target.value) ?? 'newest' })
        }
      />
      <Select
        label={strings.genre}
        labelHidden
        options={[
          { value: 'all', label: strings.allGenres },
          ...GENRES.map((value) => ({ value, label: GENRE_NAMES[value] })),
        ]}
        value={search.genre}
        onChange={({ target }) => onChange({ genre: GENRES.find((known) => known === target.value) ?? 'all' })}
      />
      <Select
        label={strings.language}
        labelHidden
        options={[
          { value: 'all', label: strings.allLanguages },
          ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
        ]}
        value={search.language}
        onChange={({ target }) => onChange({ language: LANGUAGES.find((known) => known === target.value) ?? 'all' })}
      />
    </Bar>
  );
}

const { media, space } = theme;

const Bar = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.sm};
  margin-block-end: ${space.lg};

  & > :first-child {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > :first-child {
      grid-column: auto;
    }
  }
`;
