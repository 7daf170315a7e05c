import type { ExportKind, ItemKind } from '@storyloom/shared/api/own-data';
import {
  INSPIRATION_CATEGORIES,
  INSPIRATION_DIFFICULTIES,
  NOTES_LIMITS,
  PROMPT_MAX_LENGTH,
  REVISION_CAUSES,
  STORY_LIMITS,
  TEXT_MAX,
} from '@storyloom/shared/domain';

/** Incremented when earlier releases can no longer read new files. */
export const SCHEMA_VERSION = 1;

const ID = { type: 'string', format: 'uuid' } as const;
const TIME = { type: 'string', format: 'date-time' } as const;
const COUNT = { type: 'integer', minimum: 0 } as const;
const TITLE = { type: 'string', maxLength: TEXT_MAX.title } as const;
const PROMPT = { type: 'string', maxLength: PROMPT_MAX_LENGTH } as const;
const STORY = { type: 'string', minLength: 1, maxLength: STORY_LIMITS.characters } as const;
/** Maximum length of a name in the database, such as that of a language. */
const NAME = { type: 'string', maxLength: 64 } as const;
const GENERATOR = { ...NAME, minLength: 1 } as const;
const VISIBILITY = { enum: ['private', 'unlisted', 'public'] } as const;
const nullable = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });

/** An object with all of these properties; later versions may add others. */
const object = (
  description: string,
  properties: Readonly<Record<string, object>>,
  optional: readonly string[] = [],
) => ({
  description,
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

const text = (maxLength: number) => ({ type: 'string', maxLength });
const list = (maxItems: number, items: object) => ({ type: 'array', maxItems, items });
const FIELD = text(NOTES_LIMITS.field);

const NOTES = object('What is kept about a story beside its text.', {
  characters: list(
    NOTES_LIMITS.characters,
    object('A person.', { name: text(NOTES_LIMITS.name), role: FIELD, appearance: FIELD, voice: FIELD }),
  ),
  places: list(NOTES_LIMITS.places, object('A place.', { name: text(NOTES_LIMITS.name), description: FIELD })),
  rules: text(NOTES_LIMITS.rules),
  outline: list(
    NOTES_LIMITS.chapters,
    object('A planned chapter.', { title: text(NOTES_LIMITS.name), summary: text(NOTES_LIMITS.summary) }),
  ),
});

/** The JSON Schema of the JSON files of an export; it is part of every export. */
export const SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Storyloom export',
  description:
    'storyloom.json is a "manifest". Each file data/stories-*.json is a list of "stories", and so on for "prompts", "shared", "likes" and "versions".',
  $defs: {
    manifest: object('What the export is, whose, and how much of each kind it holds.', {
      format: { const: 'storyloom-export' },
      schemaVersion: { const: SCHEMA_VERSION },
      exportedAt: TIME,
      account: object('The account it was made from. An import does not read it.', {
        email: { type: 'string' },
        displayName: { type: 'string' },
      }),
      counts: object(
        'Items of each kind.',
        { stories: COUNT, prompts: COUNT, shared: COUNT, likes: COUNT, versions: COUNT },
        ['versions'],
      ),
    }),
    stories: object(
      'A saved story. Its text is Markdown with few marks. Its names are found in the text.',
      {
        id: ID,
        title: TITLE,
        prompt: PROMPT,
        story: STORY,
        generatorId: GENERATOR,
        options: { type: 'object' },
        language: NAME,
        perspective: NAME,
        tone: NAME,
        length: nullable(COUNT),
        demo: { type: 'boolean' },
        notes: nullable(NOTES),
        names: nullable(list(NOTES_LIMITS.names, text(NOTES_LIMITS.name))),
        createdAt: TIME,
      },
      ['notes', 'names'],
    ),
    prompts: object('A prompt that was shared with the community, or kept private. Its counts are not restored.', {
      id: ID,
      title: TITLE,
      prompt: PROMPT,
      category: { enum: [...INSPIRATION_CATEGORIES] },
      difficulty: { enum: [...INSPIRATION_DIFFICULTIES] },
      visibility: VISIBILITY,
      likes: COUNT,
      uses: COUNT,
      createdAt: TIME,
    }),
    shared: object('The shared copy of a story. It is restored as a private one; its counts are not restored.', {
      id: ID,
      storyId: nullable(ID),
      title: TITLE,
      prompt: PROMPT,
      story: STORY,
      generatorId: GENERATOR,
      language: NAME,
      demo: { type: 'boolean' },
      visibility: VISIBILITY,
      sourcePromptId: nullable(ID),
      sourceStoryId: nullable(ID),
      likes: COUNT,
      views: COUNT,
      createdAt: TIME,
    }),
    likes: object('A liked prompt or shared story, or a favorite among the built-in inspirations.', {
      kind: { enum: ['prompt', 'story', 'favorite'] },
      id: { type: 'string', minLength: 1, maxLength: 64 },
      title: nullable({ type: 'string' }),
    }),
    versions: object('A text that a saved story has had. An import does not restore it.', {
      storyId: ID,
      number: COUNT,
      story: STORY,
      cause: { enum: [...REVISION_CAUSES] },
      createdAt: TIME,
      restoredAt: nullable(TIME),
    }),
  },
} as const;

/** Number of items of each kind in an export. */
export type Counts = Readonly<Record<ItemKind, number>> & {
  /** Absent in files of earlier versions. */
  readonly versions?: number;
};

export interface Account {
  readonly email: string;
  readonly displayName: string;
}

export interface Manifest {
  readonly format: 'storyloom-export';
  readonly schemaVersion: typeof SCHEMA_VERSION;
  readonly exportedAt: string;
  readonly account: Account;
  readonly counts: Counts;
}

/** Paths in the archive. */
export const FILES = {
  readme: 'README.txt',
  manifest: 'storyloom.json',
  schema: 'schema.json',
  data: (kind: ExportKind, number: number) => `data/${kind}-${String(number).padStart(3, '0')}.json`,
  stories: 'stories/',
} as const;
