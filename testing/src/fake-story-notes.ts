import type { FunctionParameters, TableRow } from '@storyloom/shared/api';
import type { StoryNotes } from '@storyloom/shared/domain';
import { type Answers, type Call, checkId, Refusal } from './call.ts';
import type { StoryRow } from './rows.ts';
import { defineTable, type Table } from './table.ts';

/** A row of `story_notes`. */
export type NotesRow = Omit<TableRow<'story_notes'>, 'notes' | 'names'> & {
  readonly notes: StoryNotes;
  readonly names: readonly string[];
};
type NewNotes = Omit<FunctionParameters<'save_story_notes'>, 'p_notes'> & { readonly p_notes: StoryNotes };

interface Library {
  readonly rows: readonly StoryRow[];
}

/** Notes of saved stories: the table `story_notes`, and the database function that writes it, without its limits. */
export class FakeStoryNotes {
  rows: NotesRow[] = [];
  readonly #library: Library;

  constructor(library: Library) {
    this.#library = library;
  }

  readonly tables: Readonly<Record<string, Table>> = {
    story_notes: defineTable<NotesRow>({
      key: ['story_id'],
      uuids: ['story_id'],
      read: () => this.rows,
      write: () => {
        throw new Refusal('42501', 'permission denied for table story_notes');
      },
      isReadable: ({ story_id }, person) => this.#isThere(story_id, person),
    }),
  };

  readonly answers: Answers = {
    save_story_notes: ({ args, person }: Call<NewNotes>) => {
      const { p_story_id: id, p_base: base, p_notes: notes, p_names: names } = args;
      checkId(id);
      if (!this.#isThere(id, person)) return { outcome: 'gone' };
      const there = this.of(id);
      const kept = names ?? there?.names ?? [];
      if (there && JSON.stringify([there.notes, there.names]) === JSON.stringify([notes, kept])) {
        return { outcome: 'saved', revision: there.revision };
      }
      if (there && there.revision !== base) {
        return { outcome: 'conflict', revision: there.revision, notes: there.notes };
      }
      return { outcome: 'saved', revision: this.put(id, notes, kept) };
    },
  };

  of = (id: string): NotesRow | undefined => this.rows.find((row) => row.story_id === id);

  /** Writes the notes of a story, as another tab would; returns their revision. */
  put(id: string, notes: StoryNotes, names: readonly string[] = []): number {
    const revision = (this.of(id)?.revision ?? 0) + 1;
    const others = this.rows.filter((row) => row.story_id !== id);
    this.rows = [...others, { story_id: id, notes, names, revision, updated_at: new Date().toISOString() }];
    return revision;
  }

  #isThere = (id: string, person: string | undefined): boolean =>
    this.#library.rows.some((row) => row.id === id && row.user_id === person && row.deleted_at === null);
}
