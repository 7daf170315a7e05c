import { STORY_ORDERS, type StorySearch } from '@storyloom/shared/api/stories';
import { GENRE_NAMES, GENRES, LANGUAGE_NAMES, LANGUAGES } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { IconButton, Select, TextField } from '@storyloom/shared/ui';
import { SlidersHorizontal } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { styled } from 'styled-components';
import { NO_SEARCH } from '../model/library-search.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly search: StorySearch;
  readonly onChange: (change: Partial<StorySearch>) => void;
  readonly searchRef: Ref<HTMLInputElement>;
}

/** Search box, filters and order. All apply at once; there is nothing to submit. */
export function LibraryBar({ text, onTextChange, search, onChange, searchRef }: Props) {
  const filters = useId();
  // Filters in use are visible from the beginning.
  const [open, setOpen] = useState(() => hasFilters(search));
  return (
    <Bar role="search" aria-label={strings.search} onSubmit={(event) => event.preventDefault()}>
      <TextField
        ref={searchRef}
        type="search"
        label={strings.search}
        placeholder={strings.searchPlaceholder}
        autoComplete="off"
        value={text}
        onChange={(event) => onTextChange(event.target.value)}
      />
      <Toggle
        label={strings.filter}
        icon={<SlidersHorizontal aria-hidden />}
        aria-expanded={open}
        aria-controls={filters}
        onClick={() => setOpen(!open)}
      />
      <Filters id={filters} data-open={open}>
        <Select
          label={strings.genre}
          options={[
            { value: 'all', label: strings.allGenres },
            ...GENRES.map((value) => ({ value, label: GENRE_NAMES[value] })),
          ]}
          value={search.genre}
          onChange={({ target }) =>
            onChange({ genre: GENRES.find((known) => known === target.value) ?? NO_SEARCH.genre })
          }
        />
        <Select
          label={strings.language}
          options={[
            { value: 'all', label: strings.allLanguages },
            ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
          ]}
          value={search.language}
          onChange={({ target }) =>
            onChange({ language: LANGUAGES.find((known) => known === target.value) ?? NO_SEARCH.language })
          }
        />
        <Select
          label={strings.order}
          options={STORY_ORDERS.map((value) => ({ value, label: strings.orders[value] }))}
          value={search.order}
          onChange={({ target }) =>
            onChange({ order: STORY_ORDERS.find((known) => known === target.value) ?? NO_SEARCH.order })
          }
        />
      </Filters>
    </Bar>
  );
}

const hasFilters = ({ genre, language, order }: StorySearch): boolean =>
  genre !== NO_SEARCH.genre || language !== NO_SEARCH.language || order !== NO_SEARCH.order;

const { media, size, space } = theme;

const Bar = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: ${space.sm} ${space.xs};

  ${media.tablet} {
    grid-template-columns: 1fr;
  }

  ${media.desktop} {
    grid-template-columns: 2fr 3fr;
    gap: ${space.md};
  }
`;

/* Phones have no room for the filters above the list; elsewhere they are always visible. */
const Toggle = styled(IconButton)`
  && {
    inline-size: ${size.control};
    block-size: ${size.control};
  }

  ${media.tablet} {
    && {
      display: none;
    }
  }
`;

const Filters = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  grid-column: 1 / -1;
  gap: ${space.sm};

  & > :last-child {
    grid-column: 1 / -1;
  }

  ${media.phone} {
    &[data-open='false'] {
      display: none;
    }
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
    grid-column: auto;

    & > :last-child {
      grid-column: auto;
    }
  }

  ${media.desktop} {
    gap: ${space.md};
  }
`;
