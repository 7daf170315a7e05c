import { type Answers, type Call, Refusal } from './call.ts';
import type { FakeCommunity } from './fake-community.ts';
import type { FakeFavorites } from './fake-favorites.ts';
import type { FakeLibrary } from './fake-library.ts';
import type { PromptRow, SharedRow, StoryRow } from './rows.ts';
import { compare } from './search.ts';

const KINDS = ['stories', 'prompts', 'shared', 'likes'];

interface ExportPage {
  readonly p_kind: string;
  readonly p_after_created?: string;
  readonly p_after_id?: string;
  readonly p_limit: number;
}

type Item = Readonly<Record<string, unknown>>;
interface Import {
  readonly p_kind: string;
  readonly p_items: readonly Item[];
}

interface Row {
  readonly id: string;
  readonly user_id: string;
  readonly created_at: string;
}

const newestFirst = (a: Row, b: Row) => compare(b.created_at, a.created_at) || compare(a.id, b.id);
const text = (item: Item, name: string) => item[name] as string;
const orNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** What users take away and bring back: the functions `export_items` and `import_items`. */
export class FakeOwnData {
  readonly #library: FakeLibrary;
  readonly #community: FakeCommunity;
  readonly #favorites: FakeFavorites;
  /** The id that a row was exported under first, by its own. */
  readonly #origins = new Map<string, string>();
  #imported = 0;

  constructor(library: FakeLibrary, community: FakeCommunity, favorites: FakeFavorites) {
    this.#library = library;
    this.#community = community;
    this.#favorites = favorites;
  }

  readonly answers: Answers = {
    export_items: ({ args, person }: Call<ExportPage>) => {
      const { p_kind: kind, p_after_id: id, p_after_created: created = '', p_limit: limit } = args;
      if (!KINDS.includes(kind)) throw new Refusal('PT400', 'Ask for stories, prompts, shared or likes.');
      if (kind === 'likes') {
        return this.#likes(person)
          .filter((row) => id === undefined || row.id > id)
          .slice(0, limit);
      }
      return this.#rows(kind, person)
        .toSorted(({ row: a }, { row: b }) => newestFirst(a, b))
        .filter(({ row }) => id === undefined || newestFirst({ ...row, id, created_at: created }, row) < 0)
        .slice(0, limit)
        .map(({ item, row }) => ({
          item: { id: this.#origin(row.id), ...item, createdAt: row.created_at },
          created_at: row.created_at,
          id: row.id,
        }));
    },
    import_items: ({ args: { p_kind: kind, p_items: items }, person = '' }: Call<Import>) => {
      if (!KINDS.includes(kind)) throw new Refusal('PT400', 'Import stories, prompts, shared or likes.');
      if (items.length > 50) throw new Refusal('PT400', 'Import a list of at most 50 items.');
      return items.map((item, index) => ({ place: index + 1, outcome: this.#import(kind, item, person) }));
    },
  };

  #origin = (id: string | null) => (id === null ? null : (this.#origins.get(id) ?? id));

  #rows(kind: string, person: string | undefined): readonly { readonly row: Row; readonly item: Item }[] {
    const isMine = (row: Row) => row.user_id === person;
    if (kind === 'prompts') {
      return this.#community.prompts.filter(isMine).map((row) => ({
        row,
        item: {
          title: row.title,
          prompt: row.prompt,
          category: row.category,
          difficulty: row.difficulty,
          visibility: row.is_public ? 'public' : 'private',
          likes: row.likes_count,
          uses: row.uses_count,
        },
      }));
    }
    const stories = this.#library.rows.filter((row) => isMine(row) && row.deleted_at === null);
    if (kind === 'stories') {
      return stories.map((row) => ({
        row,
        item: {
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
        },
      }));
    }
    return this.#community.rows.filter(isMine).map((row) => ({
      row,
      item: {
        storyId: this.#origin(stories.find(({ id }) => id === row.story_id)?.id ?? null),
        title: row.title,
        prompt: row.prompt,
        story: row.content,
        generatorId: row.generator_id,
        language: row.language,
        demo: row.demo,
        visibility: row.is_public ? 'public' : row.is_unlisted ? 'unlisted' : 'private',
        sourcePromptId: this.#origin(row.source_inspiration_id),
        sourceStoryId: this.#origin(row.source_story_id),
        likes: row.likes_count,
        views: row.views_count,
      },
    }));
  }

  #likes(person: string | undefined) {
    const liked = (keys: ReadonlySet<string>) =>
      [...keys].filter((key) => key.startsWith(`${person} `)).map((key) => key.slice(`${person} `.length));
    const { prompts, rows, likes } = this.#community;
    const of = (kind: string, id: string, title: string | null) => ({
      item: { kind, id, title },
      created_at: null,
      id: `${kind} ${id}`,
    });
    const titleIn = (all: readonly (PromptRow | SharedRow)[], id: string) =>
      all.find((row) => row.id === id && ((row.is_public && row.hidden_at === null) || row.user_id === person))
        ?.title ?? null;
    return [
      ...liked(likes.inspiration).map((id) => of('prompt', id, titleIn(prompts, id))),
      ...liked(likes.story).map((id) => of('story', id, titleIn(rows, id))),
      ...liked(this.#favorites.kept).map((id) => of('favorite', id, null)),
    ].toSorted((a, b) => compare(a.id, b.id));
  }

  #import(kind: string, item: Item, person: string): string {
    if (kind === 'likes') return this.#importLike(item, person);
    const origin = text(item, 'id');
    const own = this.#own(origin, person);
    const trashed = this.#library.rows.find((row) => row.id === own && row.deleted_at !== null);
    if (trashed) this.#library.change(trashed.id, { deleted_at: null });
    if (own !== undefined) return trashed ? 'restored' : 'present';
    if ((item['story'] ?? 'x') === '') return 'invalid';
    const id = `00000000-0000-4000-9000-${String((this.#imported += 1)).padStart(12, '0')}`;
    this.#origins.set(id, origin);
    this.#add(kind, item, { id, user_id: person, created_at: text(item, 'createdAt') });
    return 'restored';
  }

  #own(origin: string | null, person: string): string | undefined {
    const all: readonly Row[] = [...this.#library.rows, ...this.#community.prompts, ...this.#community.rows];
    return all.find((row) => row.user_id === person && this.#origin(row.id) === origin)?.id;
  }

  #add(kind: string, item: Item, row: Row): void {
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
      };
      this.#library.rows = [...this.#library.rows, added];
    } else if (kind === 'prompts') {
      const own = { is_public: false, hidden_at: null, likes_count: 0, uses_count: 0 };
      const shape = { category: text(item, 'category'), difficulty: text(item, 'difficulty') };
      this.#community.prompts = [...this.#community.prompts, { ...common, ...shape, ...own }];
    } else {
      const { user_id: person } = row;
      const readable = (all: readonly (PromptRow | SharedRow)[], id: unknown) =>
        this.#own(orNull(id), person) ??
        all.find((one) => one.id === id && one.is_public && one.hidden_at === null)?.id;
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
        story_id: this.#own(orNull(item['storyId']), person) ?? null,
        source_inspiration_id: readable(this.#community.prompts, item['sourcePromptId']) ?? null,
        source_story_id: readable(this.#community.rows, item['sourceStoryId']) ?? null,
      };
      this.#community.rows = [...this.#community.rows, added];
    }
  }

  #importLike(item: Item, person: string): string {
    const key = `${person} ${text(item, 'id')}`;
    const kept = {
      prompt: this.#community.likes.inspiration,
      story: this.#community.likes.story,
      favorite: this.#favorites.kept,
    };
    const mine = kept[text(item, 'kind') as keyof typeof kept];
    const rows: readonly (PromptRow | SharedRow)[] =
      item['kind'] === 'prompt' ? this.#community.prompts : this.#community.rows;
    const isThere = rows.some(
      (row) => row.id === item['id'] && row.is_public && row.hidden_at === null && row.user_id !== person,
    );
    if (item['kind'] !== 'favorite' && !isThere) return 'gone';
    if (mine.has(key)) return 'present';
    mine.add(key);
    return 'restored';
  }
}
