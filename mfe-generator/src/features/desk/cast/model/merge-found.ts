import type { StoryNotes } from '@storyloom/shared/domain';
import { type Draft, draftOf, LIST_MAX, type NotesDraft } from './notes-draft.ts';

export type FoundCast = Omit<StoryNotes, 'outline'>;

export interface Merged {
  readonly draft: NotesDraft;
  /** How many entries are new, and how many more were found than there is room for. */
  readonly added: number;
  readonly leftOut: number;
}

const keyOf = (name: string) => name.trim().toLocaleLowerCase();

/** The entries of a list, and below them those found whose name is not there. */
function mergedList<Entry extends { readonly name: string }>(
  own: readonly Draft<Entry>[],
  found: readonly Draft<Entry>[],
  most: number,
) {
  const names = new Set(own.map(({ name }) => keyOf(name)));
  const fresh = found.filter(({ name }) => {
    const isNew = !names.has(keyOf(name));
    names.add(keyOf(name));
    return isNew;
  });
  const fitting = fresh.slice(0, Math.max(0, most - own.length)).map((entry) => ({ ...entry, isFound: true }));
  return { list: [...own, ...fitting], added: fitting.length, leftOut: fresh.length - fitting.length };
}

/** Adds what was found in the text. What is there already stays as it is; rules are taken only where there are none. */
export function mergeFound(draft: NotesDraft, found: FoundCast): Merged {
  const fresh = draftOf({ ...found, outline: [] });
  const characters = mergedList(draft.characters, fresh.characters, LIST_MAX.characters);
  const places = mergedList(draft.places, fresh.places, LIST_MAX.places);
  const takesRules = draft.rules.trim() === '' && found.rules.trim() !== '';
  return {
    draft: {
      ...draft,
      characters: characters.list,
      places: places.list,
      rules: takesRules ? found.rules : draft.rules,
    },
    added: characters.added + places.added + (takesRules ? 1 : 0),
    leftOut: characters.leftOut + places.leftOut,
  };
}
