/** What a list shows of a story in somebody's collection (table `user_stories`): everything but its text. */
export interface StorySummary {
  readonly id: string;
  readonly title: string;
  readonly prompt: string;
  /** A genre, or 'unknown'. */
  readonly generatorId: string;
  readonly language: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface SavedStory extends StorySummary {
  readonly story: string;
}

/** Columns that {@link parseStorySummary} reads. */
export const STORY_SUMMARY_COLUMNS = 'id,title,prompt,generator_id,language,created_at';

function text(value: unknown, fallback = ''): string {
  return typeof value === 'string' ? value : fallback;
}

type Row = Readonly<Record<string, unknown>>;

/** A row of `user_stories` as a domain value; what is absent takes the default of spec 3. */
export function parseStorySummary(row: Row): StorySummary {
  return {
    id: text(row['id']),
    title: text(row['title']).trim() || 'Untitled Story',
    prompt: text(row['prompt']),
    generatorId: text(row['generator_id'], 'unknown'),
    language: text(row['language'], 'English'),
    createdAt: text(row['created_at']),
  };
}

/** A row with its text. */
export function parseSavedStory(row: Row): SavedStory {
  return { ...parseStorySummary(row), story: text(row['story']) };
}
