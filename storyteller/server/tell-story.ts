import { countWords, STORY_LENGTH } from '@storyloom/shared/domain';
import type { StoryOrder } from '../engine/cast.ts';
import { composeStory } from '../engine/compose.ts';
import { PACKS } from '../packs/packs.ts';
import { GRAMMARS, readPrompt } from '../packs/read-prompt.ts';

const compose = (order: StoryOrder, begun?: string): string =>
  composeStory(
    order,
    {
      grammar: GRAMMARS[order.language],
      pack: PACKS[order.language][order.genre],
      ...readPrompt(order.prompt, order.language),
    },
    begun,
  );

/** How far, as a share, a whole story may be from the length that was asked for. */
const TOLERANCE = 0.1;

/**
 * The lengths that a story may have been asked for of which `written` words are there and `left` are asked for still, the
 * likeliest first.
 */
function lengthsOf(written: number, left: number): number[] {
  const { min, max, step } = STORY_LENGTH;
  // Never fewer words than the shortest story are asked for, however little is missing.
  const least = left > min ? written + left - step : written * (1 - TOLERANCE);
  const lengths: number[] = [];
  const most = Math.min(written + left + step, max);
  for (let length = Math.max(Math.ceil(least / step) * step, min); length <= most; length += step) lengths.push(length);
  const off = (length: number): number => Math.abs(length - written - left);
  return lengths.toSorted((one, other) => off(one) - off(other));
}

/**
 * A story, or what follows on `begun`. Where that is the beginning of one of this storyteller's own stories, the rest of
 * that story comes; anybody else's text is gone on from.
 */
export function tellStory(order: StoryOrder, begun?: string): string {
  if (begun === undefined) return compose(order);
  const kept = begun.trimEnd();
  for (const length of lengthsOf(countWords(begun, order.language), order.length)) {
    const story = compose({ ...order, length });
    const title = story.slice(0, story.indexOf('\n'));
    // The title does not depend on the length: under another one the text is not ours.
    if (!title.startsWith(kept) && !kept.startsWith(title)) break;
    if (!story.startsWith(kept) || story.length === kept.length) continue;
    const rest = story.slice(kept.length);
    // White space that the text ends with already is not told again.
    return kept === begun ? rest : rest.trimStart();
  }
  return `\n\n${compose(order, begun)}`;
}
