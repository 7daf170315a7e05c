import type { InspirationSearch } from '@storyloom/shared/api/inspirations';
import { INSPIRATION_DIFFICULTIES, LANGUAGE_NAMES, LANGUAGES, PROMPT_LENGTHS } from '@storyloom/shared/domain';
import { strings } from '../strings.ts';
import { OTHER_CATEGORIES, otherCategories, type PromptSearch, toggled } from './prompt-search.ts';

/** One checkbox of the Filters menu, and the search that toggling it leads to. */
export interface Filter {
  readonly label: string;
  readonly isOn: boolean;
  readonly set: (on: boolean) => Partial<PromptSearch>;
}

interface FilterGroup {
  readonly label: string;
  readonly filters: readonly Filter[];
}

function groupOf<Value extends string>(
  known: readonly Value[],
  chosen: readonly Value[],
  labelOf: (value: Value) => string,
  write: (values: readonly Value[]) => Partial<InspirationSearch>,
): readonly Filter[] {
  return known.map((value) => ({
    label: labelOf(value),
    isOn: chosen.includes(value),
    set: (on) => write(toggled(chosen, value, on)),
  }));
}

/** The Filters menu: its checkboxes and their state. */
export function filterGroups(search: PromptSearch): readonly FilterGroup[] {
  const { difficulties, lengths, languages } = search;
  return [
    {
      label: strings.difficulty,
      filters: groupOf(
        INSPIRATION_DIFFICULTIES,
        difficulties,
        (value) => strings.difficulties[value],
        (values) => ({ difficulties: values }),
      ),
    },
    {
      label: strings.length,
      filters: groupOf(
        PROMPT_LENGTHS,
        lengths,
        (value) => strings.lengths[value],
        (values) => ({ lengths: values }),
      ),
    },
    {
      label: strings.moreCategories,
      // A tab is exactly one category, so choosing one of these switches to "All".
      filters: groupOf(
        OTHER_CATEGORIES,
        otherCategories(search),
        (value) => strings.categories[value],
        (values) => ({ categories: values }),
      ),
    },
    {
      label: strings.language,
      filters: groupOf(
        LANGUAGES,
        languages,
        (value) => LANGUAGE_NAMES[value],
        (values) => ({ languages: values }),
      ),
    },
  ];
}

/** The checked filters, in the order of the menu. */
export const activeFilters = (search: PromptSearch): readonly Filter[] =>
  filterGroups(search).flatMap(({ filters }) => filters.filter(({ isOn }) => isOn));
