import { countWords, STORY_LENGTH } from '@storyloom/shared/domain';
import type { StoryOrder } from '../engine/cast.ts';
import { composeStory } from '../engine/compose.ts';
import { isOfPack } from '../packs/packs.ts';
import { continueTale, talesOf, tellAfter, tellRequest } from '../tales/tell-request.ts';
import { headChapters } from '../engine/head-chapters.ts';
import { materialFor } from './material-for.ts';

const HEADINGS = /^## /gm;

/** A story with the chapters that the user planned, or those of them that `begun` does not have yet. */
function compose(order: StoryOrder, begun?: string): string {
  if (!isOfPack(order)) return begun === undefined ? tellRequest(order).text : tellAfter(order, begun);
  const { chapters, language } = order;
  const text = composeStory(order, materialFor(order), begun);
  if (!chapters) return text;
  const there = begun?.match(HEADINGS)?.length ?? 0;
  return headChapters(text, chapters.slice(there), { language, goesOn: there > 0 });
}

/** More characters than a story of this storyteller has, in spaced languages and in Chinese. Counting the words of longer texts takes long. */
const CHARACTERS_MOST = { spaced: 48_000, chinese: 16_000 } as const;

const isLongerThanStories = (text: string, { language }: StoryOrder): boolean =>
  text.length > CHARACTERS_MOST[language === 'chinese' ? 'chinese' : 'spaced'];

/** How much longer, as a share, a whole story may be than it was asked to be: told from a pack it comes out almost as asked. */
const TOLERANCE = { pack: 0.05, tale: 0.2 } as const;

/** Words of the stories that are told in search of one that begins like a text: five of the longest. */
const SEARCH_MOST = 24_000;

/**
 * The lengths that may have been asked for when `written` words are there and `left` more are asked for, the likeliest
 * first.
 */
function lengthsOf(written: number, left: number, tolerance: number): number[] {
  const { min, max, step } = STORY_LENGTH;
  // Never fewer words than the shortest story are asked for, however little is missing.
  const isNearEnd = left <= min;
  const least = isNearEnd ? written * (1 - tolerance) : written + left - step;
  const likely = isNearEnd ? written : written + left;
  const lengths: number[] = [];
  const most = Math.min(written + left + step, max);
  for (let length = Math.max(Math.ceil(least / step) * step, min); length <= most; length += step) lengths.push(length);
  // A story is rarely longer than it was asked to be.
  const off = (length: number): number => (isNearEnd && length < likely ? max : 0) + Math.abs(length - likely);
  let room = SEARCH_MOST;
  return lengths.toSorted((one, other) => off(one) - off(other)).filter((length) => (room -= length) >= 0);
}

/** The stories of an order that a text can be the beginning of, the likeliest first. */
function* beginnersOf(order: StoryOrder, begun: string): Generator<string> {
  const hasTitle = begun === '' || begun.startsWith('#');
  if (!hasTitle || isLongerThanStories(begun, order)) return;
  const tolerance = TOLERANCE[isOfPack(order) ? 'pack' : 'tale'];
  const lengths = lengthsOf(countWords(begun, order.language), order.length, tolerance);
  if (!isOfPack(order)) return yield* talesOf(order, lengths);
  for (const length of lengths) {
    const story = compose({ ...order, length });
    yield story;
    const title = story.slice(0, story.indexOf('\n'));
    // The title does not depend on the length, so a text under another title is not ours.
    if (!title.startsWith(begun) && !begun.startsWith(title)) return;
  }
}

/**
 * A story, or what follows on `begun`: the rest of the story, if `begun` is the beginning of one by this storyteller,
 * and otherwise a journey that goes on from it.
 */
export function tellStory(order: StoryOrder, begun?: string, isTooShort = false): string {
  if (begun === undefined) return compose(order);
  const kept = begun.trimEnd();
  for (const story of beginnersOf(order, kept)) {
    if (!story.startsWith(kept) || story.length === kept.length) continue;
    const rest = story.slice(kept.length);
    // White space at the end of the text is not repeated.
    return kept === begun ? rest : rest.trimStart();
  }
  const rest = isOfPack(order) ? undefined : continueTale(order, begun, isTooShort);
  return rest ?? `\n\n${compose(order, begun)}`;
}
