import { readNotes } from '@storyloom/shared/domain';
import { type Answers, type Call, Refusal } from './call.ts';
import { isPublic, type Row } from './community-rows.ts';
import { KINDS, type Item, type OwnDataState, type OwnedRow } from './own-data-state.ts';
import type { SharedRow, StoryRow } from './rows.ts';

interface Import {
  readonly p_kind: string;
  readonly p_items: readonly Item[];
}

const text = (item: Item, name: string) => item[name] as string;

/** The database function `import_items`. */
export function importAnswers({ library, community, favorites, origins, originOf }: OwnDataState): Answers {
  let imported = 0;

  const ownId = (origin: unknown, person: string): string | undefined => {
    const all: readonly OwnedRow[] = [...library.rows, ...community.prompts, ...community.rows];
    return all.find((row) => row.user_id === person && originOf(row.id) === origin)?.id;
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
