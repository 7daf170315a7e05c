import type { StorySummary } from '@storyloom/shared/api/stories';
import { type Genre, isGenre } from '@storyloom/shared/domain';

/** The genre whose generator wrote a story; `undefined` for 'unknown' and for generators that no longer exist. */
export function storyGenre({ generatorId }: Pick<StorySummary, 'generatorId'>): Genre | undefined {
  return isGenre(generatorId) ? generatorId : undefined;
}
