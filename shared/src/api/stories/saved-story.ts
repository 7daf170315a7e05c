import { type FunctionRow, jsonObject, type TableRow } from '@storyloom/shared/api';
import {
  firstHeading,
  type Genre,
  knownGenre,
  knownLanguage,
  type Language,
  type PromptSource,
  UNKNOWN_GENRE,
} from '@storyloom/shared/domain';

/** A saved story as a list shows it (table `user_stories`): everything but its text. */
export interface StorySummary {
  readonly id: string;
  readonly title: string;
  readonly prompt: string;
  readonly genre: Genre | undefined;
  readonly language: Language | undefined;
  /** ISO 8601. */
  readonly createdAt: string;
  /** The line that its text begins with if that is a large heading, otherwise empty. */
  readonly heading: string;
  /** It was saved before its end. */
  readonly unfinished: boolean;
}

export interface SavedStory extends StorySummary {
  readonly text: string;
  /** As in rows: 'Third Person'. */
  readonly perspective: string;
  /** As in rows: 'Neutral'. */
  readonly tone: string;
  /** The length of the text in characters, if no other was stored. */
  readonly length: number;
  /** Whom the prompt is credited to, if another user wrote it. */
  readonly source?: Pick<PromptSource, 'kind' | 'id'>;
  /** Written by the demo storyteller, which is stated wherever its text is shown. */
  readonly demo: boolean;
  /** Counts the changes of its text. A save names the one that it was made of. */
  readonly revision: number;
}

/** Columns that {@link parseSavedStory} reads. */
export const SAVED_STORY_COLUMNS =
  'id,title,prompt,generator_id,options,language,perspective,tone,story_length,created_at,story,demo,revision';

function nonBlank(value: string | null | undefined, fallback = ''): string {
  return value?.trim() ? value : fallback;
}

type Columns = TableRow<'user_stories'> & Pick<FunctionRow<'search_stories'>, 'heading' | 'unfinished'>;
/** A row of the table or of a list, with the requested columns. */
type Row = { readonly [Column in keyof Columns]?: Columns[Column] | null | undefined };

const optionsOf = (row: Row) => jsonObject(row.options ?? null);

/** The genre of the generator that wrote a story, otherwise the genre in its options (spec 3). */
function genreOf(row: Row): Genre | undefined {
  const generator = nonBlank(row.generator_id, UNKNOWN_GENRE);
  return knownGenre(generator === UNKNOWN_GENRE ? optionsOf(row)['genre'] : generator);
}

/** A row of `user_stories` as a domain value; missing values get the defaults of spec 3. */
export function parseStorySummary(row: Row): StorySummary {
  return {
    id: nonBlank(row.id),
    title: nonBlank(row.title).trim() || 'Untitled Story',
    prompt: nonBlank(row.prompt),
    genre: genreOf(row),
    language: knownLanguage(nonBlank(row.language, 'English')),
    createdAt: nonBlank(row.created_at),
    heading: firstHeading(nonBlank(row.heading) || nonBlank(row.story)),
    // A list has a column for it, a whole row has it in its options.
    unfinished: row.unfinished === true || optionsOf(row)['unfinished'] === true,
  };
}

function sourceOf(row: Row): SavedStory['source'] {
  const { kind, id } = jsonObject(optionsOf(row)['source'] ?? null);
  return (kind === 'inspiration' || kind === 'story') && typeof id === 'string' ? { kind, id } : undefined;
}

/** A row with its text. */
export function parseSavedStory(row: Row): SavedStory {
  const text = nonBlank(row.story);
  const source = sourceOf(row);
  return {
    ...parseStorySummary(row),
    text,
    perspective: nonBlank(row.perspective, 'Third Person'),
    tone: nonBlank(row.tone, 'Neutral'),
    length: row.story_length ?? text.length,
    ...(source && { source }),
    demo: row.demo === true,
    revision: row.revision ?? 1,
  };
}
