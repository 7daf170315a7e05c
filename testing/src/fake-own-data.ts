import type { FunctionParameters } from '@storyloom/shared/api';
import { readNotes } from '@storyloom/shared/domain';
import { type Answers, type Call, Refusal } from './call.ts';
import { isPublic, type Row } from './community-rows.ts';
import type { CommunityState } from './community-state.ts';
import type { FakeFavorites } from './fake-favorites.ts';
import type { FakeLibrary } from './fake-library.ts';
import type { NotesRow } from './fake-story-notes.ts';
import type { PromptRow, SharedRow, StoryRow } from './rows.ts';
import { compare } from './search.ts';

const KINDS = ['stories', 'prompts', 'shared', 'likes'];

/** One exported thing. */
type Item = Readonly<Record<string, unknown>>;

interface OwnedRow {
  readonly id: string;
  readonly user_id: string;
  readonly created_at: string;
}

/** What exports read and imports write. */
interface OwnData {
  readonly library: FakeLibrary;
  readonly community: CommunityState;
  readonly favorites: FakeFavorites;
  /** The id that an imported row was first exported under, by its own id. */
  readonly origins: Map<string, string>;
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
function exportAnswers({ library, community, favorites, origins }: OwnData): Answers {
  const origin = (id: string | null) => origins.get(id ?? '') ?? id;

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
    export_items: ({ args, person }: Call<FunctionParameters<'export_items'>>) => {
      const { p_kind: kind, p_after_id: id, p_after_created: created = '', p_limit: limit = 50 } = args;
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
          item: { id: origin(row.id), ...item, createdAt: row.created_at },
          created_at: row.created_at,
          id: row.id,
        }));
    },
  };
}

interface Import {
  readonly p_kind: string;
  readonly p_items: readonly Item[];
}

const text = (item: Item, name: string) => item[name] as string;

/** The database function `import_items`. */
function importAnswers({ library, community, favorites, origins }: OwnData): Answers {
  let imported = 0;

  const ownId = (origin: unknown, person: string): string | undefined => {
    const all: readonly OwnedRow[] = [...library.rows, ...community.prompts, ...community.rows];
    return all.find((row) => row.user_id === person && (origins.get(row.id) ?? row.id) === origin)?.id;
  };

  const readableId = (all: readonly Row[], id: unknown, person: string) =>
    ownId(id, person) ?? all.find((row) => row.id === id && isPublic(row))?.id ?? null;

  const add = (kind: string, item: Item, row: OwnedRow): void => {
    const common = { ...row, title: text(item, 'title'), prompt: text(item, 'prompt') };
    const written = {
      generator_id: text(item, 'generatorId'),
      language: text(item, 'language'),
      demo: item['demo'] === true,
    };
    if (kind === 'stories') {
      const added: StoryRow = {
        ...common,
        ...written,
        story: text(item, 'story'),
        options: item['options'] as object,
        perspective: text(item, 'perspective'),
        tone: text(item, 'tone'),
        story_length: item['length'] as number | null,
        deleted_at: null,
        revision: 1,
      };
      library.rows = [...library.rows, added];
    } else if (kind === 'prompts') {
      const own = { is_public: false, hidden_at: null, likes_count: 0, uses_count: 0 };
      const shape = { category: text(item, 'category'), difficulty: text(item, 'difficulty') };
      community.prompts = [...community.prompts, { ...common, ...shape, ...own }];
    } else {
      const { user_id: person } = row;
      const added: SharedRow = {
        ...common,
        ...written,
        content: text(item, 'story'),
        is_public: false,
        is_unlisted: false,
        share_id: null,
        hidden_at: null,
        views_count: 0,
        likes_count: 0,
        story_id: ownId(item['storyId'], person) ?? null,
        source_inspiration_id: readableId(community.prompts, item['sourcePromptId'], person),
        source_story_id: readableId(community.rows, item['sourceStoryId'], person),
      };
      community.rows = [...community.rows, added];
    }
  };

  const importLike = (item: Item, person: string): string => {
    const key = `${person} ${text(item, 'id')}`;
    const likes = {
      prompt: community.likes.inspiration,
      story: community.likes.story,
      favorite: favorites.kept,
    }[text(item, 'kind') as 'prompt' | 'story' | 'favorite'];
    const rows: readonly Row[] = item['kind'] === 'prompt' ? community.prompts : community.rows;
    const isThere = rows.some((row) => row.id === item['id'] && isPublic(row) && row.user_id !== person);
    if (item['kind'] !== 'favorite' && !isThere) return 'gone';
    if (likes.has(key)) return 'present';
    likes.add(key);
    return 'restored';
  };

  const importItem = (kind: string, item: Item, person: string): string => {
    if (kind === 'likes') return importLike(item, person);
    const origin = text(item, 'id');
    const own = ownId(origin, person);
    const trashed = library.rows.find((row) => row.id === own && row.deleted_at !== null);
    if (trashed) library.change(trashed.id, { deleted_at: null });
    if (own !== undefined) return trashed ? 'restored' : 'present';
    if ((item['story'] ?? 'x') === '') return 'invalid';
    const id = `00000000-0000-4000-9000-${String((imported += 1)).padStart(12, '0')}`;
    origins.set(id, origin);
    add(kind, item, { id, user_id: person, created_at: text(item, 'createdAt') });
    const { notes, names } = item;
    if (kind === 'stories' && notes) library.notes.put(id, readNotes(notes), (names as readonly string[] | null) ?? []);
    return 'restored';
  };

  return {
    import_items: ({ args: { p_kind: kind, p_items: items }, person = '' }: Call<Import>) => {
      if (!KINDS.includes(kind)) throw new Refusal('PT400', 'Import stories, prompts, shared or likes.');
      if (items.length > 50) throw new Refusal('PT400', 'Import a list of at most 50 items.');
      return items.map((item, index) => ({ place: index + 1, outcome: importItem(kind, item, person) }));
    },
  };
}

/** The database functions `export_items` and `import_items`. */
export function ownDataAnswers(library: FakeLibrary, community: CommunityState, favorites: FakeFavorites): Answers {
  const data: OwnData = { library, community, favorites, origins: new Map() };
  return { ...exportAnswers(data), ...importAnswers(data) };
}
