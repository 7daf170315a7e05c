import { STORY_ORDERS, type StorySearch } from '@storyloom/shared/api/stories';
import { GENRE_NAMES, GENRES, LANGUAGE_NAMES, LANGUAGES } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Select, TextField } from '@storyloom/shared/ui';
import type { Ref } from 'react';
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

/** Search box, filters and order. All act by themselves; there is nothing to submit. */
export function LibraryBar({ text, onTextChange, search, onChange, searchRef }: Props) {
  return (
    <Bar role="search" aria-label={strings.search} onSubmit={(event) => event.preventDefault()}>
      <Wide>
        <TextField
          ref={searchRef}
          type="search"
          label={strings.search}
          placeholder={strings.searchPlaceholder}
          autoComplete="off"
          value={text}
          onChange={(event) => onTextChange(event.target.value)}
        />
      </Wide>
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
      <Wide>
        <Select
          label={strings.order}
          options={STORY_ORDERS.map((value) => ({ value, label: strings.orders[value] }))}
          value={search.order}
          onChange={({ target }) =>
            onChange({ order: STORY_ORDERS.find((known) => known === target.value) ?? NO_SEARCH.order })
          }
        />
      </Wide>
    </Bar>
  );
}

const { media, space } = theme;

const Bar = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.sm};

  ${media.desktop} {
    grid-template-columns: 2fr 1fr 1fr 1fr;
    gap: ${space.md};
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;

  ${media.desktop} {
    grid-column: auto;
  }
`;
