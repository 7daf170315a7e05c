import { type Answers, type Call, Refusal } from './call.ts';
import { isPublic } from './community-rows.ts';
import type { NotesRow } from './fake-story-notes.ts';
import { KINDS, type Item, type OwnDataState, type OwnedRow } from './own-data-state.ts';
import type { PromptRow, SharedRow, StoryRow } from './rows.ts';
import { compare } from './search.ts';

interface ExportPage {
  readonly p_kind: string;
  readonly p_after_created?: string;
  readonly p_after_id?: string;
  readonly p_limit: number;
}

interface Exported {
  readonly row: OwnedRow;
  readonly item: Item;
}

const newestFirst = (a: OwnedRow, b: OwnedRow) => compare(b.created_at, a.created_at) || compare(a.id, b.id);

const promptItem = (row: PromptRow): Item => ({
  title: row.title,
  prompt: row.prompt,
  category: row.category,
  difficulty: row.difficulty,
  visibility: row.is_public ? 'public' : 'private',
  likes: row.likes_count,
  uses: row.uses_count,
});

const storyItem = (row: StoryRow, kept: NotesRow | undefined): Item => ({
  title: row.title,
  prompt: row.prompt,
  story: row.story,
  generatorId: row.generator_id,
  options: row.options,
  language: row.language,
  perspective: row.perspective,
  tone: row.tone,
  length: row.story_length,
  demo: row.demo,
  notes: kept?.notes ?? null,
  names: kept?.names ?? null,
});

/** The database function `export_items`. */
export function exportAnswers(state: OwnDataState): Answers {
  const { library, community, favorites } = state;
  const origin = (id: string | null) => (id === null ? null : state.originOf(id));

  const publishedItem = (row: SharedRow, stories: readonly StoryRow[]): Item => ({
    storyId: origin(stories.find(({ id }) => id === row.story_id)?.id ?? null),
    title: row.title,
    prompt: row.prompt,
    story: row.content,
    generatorId: row.generator_id,
    language: row.language,
    demo: row.demo,
    visibility: row.is_public ? 'public' : row.is_unlisted ? 'unlisted' : 'private',
    sourcePromptId: origin(row.source_inspiration_id),
    sourceStoryId: origin(row.source_story_id),
    likes: row.likes_count,
    views: row.views_count,
  });

  const exported = (kind: string, person: string | undefined): readonly Exported[] => {
    const isMine = (row: OwnedRow) => row.user_id === person;
    const stories = library.rows.filter((row) => isMine(row) && row.deleted_at === null);
    if (kind === 'prompts') return community.prompts.filter(isMine).map((row) => ({ row, item: promptItem(row) }));
    if (kind === 'stories') return stories.map((row) => ({ row, item: storyItem(row, library.notes.of(row.id)) }));
    return community.rows.filter(isMine).map((row) => ({ row, item: publishedItem(row, stories) }));
  };

  const likesOf = (person: string | undefined) => {
    const idsOf = (keys: ReadonlySet<string>) =>
      [...keys].filter((key) => key.startsWith(`${person} `)).map((key) => key.slice(`${person} `.length));
    const like = (kind: string, id: string, title: string | null) => ({
      item: { kind, id, title },
      created_at: null,
      id: `${kind} ${id}`,
    });
    const titleIn = (all: readonly (PromptRow | SharedRow)[], id: string) =>
      all.find((row) => row.id === id && (isPublic(row) || row.user_id === person))?.title ?? null;
    return [
      ...idsOf(community.likes.inspiration).map((id) => like('prompt', id, titleIn(community.prompts, id))),
      ...idsOf(community.likes.story).map((id) => like('story', id, titleIn(community.rows, id))),
      ...idsOf(favorites.kept).map((id) => like('favorite', id, null)),
    ].toSorted((a, b) => compare(a.id, b.id));
  };

  /** In the order of their key. */
  const versionsOf = (person: string | undefined) =>
    library.texts.revisions
      .filter(({ story_id }) =>
        library.rows.some((row) => row.id === story_id && row.user_id === person && row.deleted_at === null),
      )
      .toSorted((a, b) => compare(a.story_id, b.story_id) || a.number - b.number)
      .map(({ story_id, number, story, cause, created_at, restored_at }) => ({
        item: { storyId: origin(story_id), number, story, cause, createdAt: created_at, restoredAt: restored_at },
        created_at: null,
        id: `${story_id} ${number}`,
      }));

  return {
    export_items: ({ args, person }: Call<ExportPage>) => {
      const { p_kind: kind, p_after_id: id, p_after_created: created = '', p_limit: limit } = args;
      if (kind === 'versions') {
        const all = versionsOf(person);
        const after = id === undefined ? 0 : all.findIndex((row) => row.id === id) + 1;
        return all.slice(after, after + limit);
      }
      if (!KINDS.includes(kind)) throw new Refusal('PT400', 'Ask for stories, prompts, shared, likes or versions.');
      if (kind === 'likes') {
        return likesOf(person)
          .filter((row) => id === undefined || row.id > id)
          .slice(0, limit);
      }
      return exported(kind, person)
        .toSorted(({ row: a }, { row: b }) => newestFirst(a, b))
        .filter(({ row }) => id === undefined || newestFirst({ ...row, id, created_at: created }, row) < 0)
        .slice(0, limit)
        .map(({ item, row }) => ({
          item: { id: state.originOf(row.id), ...item, createdAt: row.created_at },
          created_at: row.created_at,
          id: row.id,
        }));
    },
  };
}
