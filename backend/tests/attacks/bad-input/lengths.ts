import { PROMPT_MAX_LENGTH, STORY_LIMITS, TEXT_MAX } from '@storyloom/shared/domain';
import { COLUMNS } from '../groups/columns.ts';

export interface ColumnLength {
  readonly table: string;
  readonly column: string;
  /** Characters. */
  readonly most: number;
  /** A valid new row, in which the column is replaced. */
  readonly row: object;
}

const GENERATOR_MAX = 64;
const SETTING_MAX = 64;

const MOST: readonly (readonly [table: string, column: string, most: number])[] = [
  ['user_stories', 'title', TEXT_MAX.title],
  ['user_stories', 'prompt', PROMPT_MAX_LENGTH],
  ['user_stories', 'story', STORY_LIMITS.characters],
  ['user_stories', 'generator_id', GENERATOR_MAX],
  ['user_stories', 'language', SETTING_MAX],
  ['user_stories', 'perspective', SETTING_MAX],
  ['user_stories', 'tone', SETTING_MAX],
  ['user_inspirations', 'title', TEXT_MAX.title],
  ['user_inspirations', 'prompt', PROMPT_MAX_LENGTH],
  ['user_shared_stories', 'title', TEXT_MAX.title],
  ['user_shared_stories', 'prompt', PROMPT_MAX_LENGTH],
  ['user_shared_stories', 'content', STORY_LIMITS.characters],
  ['user_shared_stories', 'generator_id', GENERATOR_MAX],
  ['user_shared_stories', 'language', SETTING_MAX],
];

/** Text columns and their greatest lengths, as the CHECKs of the migrations say. */
export const LENGTHS: readonly ColumnLength[] = MOST.map(([table, column, most]) => ({
  table,
  column,
  most,
  row: COLUMNS.find((each) => each.table === table)?.row ?? {},
}));
