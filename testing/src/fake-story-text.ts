import type { FunctionParameters } from '@storyloom/shared/api';
import { STORY_LIMITS } from '@storyloom/shared/domain';
import { type Answers, type Call, checkId, Refusal } from './call.ts';
import type { RevisionRow, StoryRow } from './rows.ts';
import { defineTable, type Table } from './table.ts';

interface Library {
  readonly rows: readonly StoryRow[];
  change(id: string, values: Partial<StoryRow>): void;
}

const lengthOf = (text: string) => [...text].length;

/** Texts of saved stories: the table `story_revisions`, and the database functions that write it, all but the thinning. */
export class FakeStoryText {
  /** By story and number. */
  revisions: RevisionRow[] = [];
  readonly #library: Library;

  constructor(library: Library) {
    this.#library = library;
  }

  readonly tables: Readonly<Record<string, Table>> = {
    story_revisions: defineTable<RevisionRow>({
      key: ['story_id', 'number'],
      uuids: ['story_id'],
      read: () => this.revisions,
      write: () => {
        throw new Refusal('42501', 'permission denied for table story_revisions');
      },
      isReadable: (row, person) => this.#there(row.story_id, person) !== undefined,
    }),
  };

  readonly answers: Answers = {
    lengthen_story: ({ args, person }: Call<FunctionParameters<'lengthen_story'>>) => {
      const {
        p_id: id,
        p_story: story,
        p_former_title: former,
        p_title: title,
        p_options: options,
        p_demo: demo,
      } = args;
      checkId(id);
      const row = this.#there(id, person);
      if (!row || !story.startsWith(row.story)) return false;
      const revision = row.story === story ? row.revision : this.#keep(row, story, 'continued', null);
      const values = { story, revision, title: row.title === former ? title : row.title };
      this.#library.change(id, { ...values, options: options as object, demo: row.demo || demo });
      return true;
    },
    save_story_text: ({ args, person }: Call<FunctionParameters<'save_story_text'>>) => {
      const { p_id: id, p_base: base, p_story: story, p_cause: cause, p_session: session, p_restored: former } = args;
      checkId(id);
      if (!['typed', 'proposal', 'restored', 'merged', 'chapter'].includes(cause)) {
        throw new Refusal('PT400', 'A text is typed, proposal, restored, merged or chapter.');
      }
      if (story.trim() === '') throw new Refusal('PT400', 'A story can’t be empty.');
      const length = lengthOf(story);
      if (length > STORY_LIMITS.characters) {
        const [most, found] = [STORY_LIMITS.characters, length].map((number) => number.toLocaleString('en-US'));
        throw new Refusal('PT400', `A story can have at most ${most} characters, and this one has ${found}.`);
      }
      const row = this.#there(id, person);
      if (!row) return { outcome: 'gone' };
      const demo = row.demo || args.p_demo === true;
      if (row.story === story) {
        this.#library.change(id, { demo });
        return { outcome: 'saved', revision: row.revision };
      }
      if (row.revision !== base) return { outcome: 'conflict', revision: row.revision, story: row.story };
      const restored = cause === 'restored' ? this.#find(id, former)?.created_at : undefined;
      const revision = this.#keep(row, story, cause, session, restored);
      this.#library.change(id, { story, revision, demo });
      return { outcome: 'saved', revision };
    },
  };

  /** Keeps the next text of a story as a revision, and returns its number. */
  #keep(before: StoryRow, story: string, cause: string, session: string | null, restored?: string): number {
    const number = before.revision + 1;
    const common = {
      story_id: before.id,
      story,
      characters: lengthOf(story),
      created_at: new Date().toISOString(),
      restored_at: null,
    };
    const next: RevisionRow = { ...common, number, cause, session, restored_at: restored ?? null };
    const own = this.revisions.filter(({ story_id }) => story_id === before.id);
    const others = this.revisions.filter(({ story_id }) => story_id !== before.id);
    const newest = own.at(-1);
    const goesOn = newest?.cause === 'typed' && cause === 'typed' && newest.session === session;
    if (newest?.number === before.revision && goesOn) own.pop();
    if (newest === undefined) {
      const { revision, story: text, created_at } = before;
      const first = { story: text, characters: lengthOf(text), number: revision, created_at };
      own.push({ ...common, ...first, cause: 'written', session: null });
    }
    this.revisions = [...others, ...own, next];
    return number;
  }

  #find = (id: string, number: number | undefined): RevisionRow | undefined =>
    this.revisions.find((row) => row.story_id === id && row.number === number);

  #there = (id: string, person: string | undefined): StoryRow | undefined =>
    this.#library.rows.find((row) => row.id === id && row.user_id === person && row.deleted_at === null);
}
