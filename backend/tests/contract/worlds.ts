import { FakeBackend } from '@storyloom/testing/fake-backend';
import { ADA, BO, MINA, NAMES, sessionOf } from '@storyloom/testing/people';
import type { PromptRow, SharedRow, StoryRow } from '@storyloom/testing/rows';
import { startTestServer } from '../../src/testing/test-server.ts';

const network = fetch;

/** The rows of both backends when a scenario begins. */
export interface Seed {
  readonly stories: readonly StoryRow[];
  readonly shared: readonly SharedRow[];
  readonly prompts: readonly PromptRow[];
}

/** A backend that the contract holds for. */
export interface World {
  receive: typeof fetch;
  idOf(person: string): string;
  sessionOf(person: string): object;
  seed(rows: Seed): Promise<void>;
}

export function fakeWorld(): World {
  let backend = new FakeBackend();
  return {
    receive: (input, init) => backend.receive(input, init),
    idOf: (person) => person,
    sessionOf,
    async seed({ stories, shared, prompts }) {
      backend = new FakeBackend();
      backend.moderation.operators.add(BO);
      backend.library.rows = [...stories];
      backend.community.rows = [...shared];
      backend.community.prompts = [...prompts];
    },
  };
}

/** Emptied in this order, so that a row is deleted before the row that it references. */
const TABLES = [
  'imported_items',
  'content_reports',
  'inspiration_likes',
  'inspiration_uses',
  'shared_story_days',
  'shared_story_likes',
  'shared_story_views',
  'curated_favorites',
  'story_notes',
  'story_revisions',
  'user_shared_stories',
  'user_inspirations',
  'user_stories',
];

const literal = (value: unknown): string => {
  if (value === null) return 'null';
  if (typeof value === 'object') return `'${JSON.stringify(value).replaceAll("'", "''")}'`;
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
};

export async function realWorld() {
  const server = await startTestServer();
  const people = new Map<string, { readonly id: string; readonly session: object }>();
  for (const person of [ADA, MINA, BO]) {
    const { client, id } = await server.person(NAMES[person]);
    const { data } = await client.auth.getSession();
    people.set(person, { id, session: data.session ?? {} });
  }
  await server.database.runScript(
    `insert into private.operators (address, user_id) values ('bo', '${people.get(BO)?.id}');`,
  );
  const of = (person: string) => {
    const found = people.get(person);
    if (!found) throw new Error(`${person} has no account`);
    return found;
  };
  const insert = (table: string, rows: readonly object[]) =>
    rows.map((row) => {
      const values = Object.entries(row).map(([column, value]) => (column === 'user_id' ? of(value).id : value));
      const columns = Object.keys(row).join(', ');
      return `insert into public.${table} (${columns}) values (${values.map(literal).join(', ')});`;
    });
  const world: World = {
    receive: (input, init) => network(input, init),
    idOf: (person) => of(person).id,
    sessionOf: (person) => of(person).session,
    // Without triggers, which would make other links and refuse counters.
    seed: ({ stories, shared, prompts }) =>
      server.database.runScript(
        [
          'set local session_replication_role = replica;',
          ...TABLES.map((table) => `delete from public.${table};`),
          'truncate private.moderation_log restart identity;',
          'truncate private.hidden_prompts, private.known_stories, private.known_story_reports;',
          'truncate private.prompt_words, private.shared_story_words;',
          ...insert('user_stories', stories),
          ...insert('user_inspirations', prompts),
          ...insert('user_shared_stories', shared),
          // Triggers write the languages and the words of searches.
          'set local session_replication_role = origin;',
          'update public.user_inspirations set title = title; update public.user_shared_stories set title = title;',
        ].join('\n'),
      ),
  };
  return { world, url: server.url, key: server.secrets.publishableKey, close: server.close };
}
