import { namesIn } from '@storyloom/shared/domain';
import type { StoryOrder } from '../engine/cast.ts';
import { composeChapter } from '../engine/compose-chapter.ts';
import { isOfPack } from '../packs/packs.ts';
import { tellNextChapter } from '../tales/tell-request.ts';
import { materialFor } from './material-for.ts';
import { readStory } from './read-story.ts';
import { placeIn } from './suggest-next.ts';

/**
 * The next chapter of a story: with its people if it is one of this storyteller, and otherwise with the name that it says most often.
 * It leads to the place that the direction names, if there is such a place; more of a direction it cannot follow.
 */
export function tellChapter(order: StoryOrder, begun: string, direction: string): string {
  const { language } = order;
  if (!isOfPack(order)) return tellNextChapter(order, begun, direction);
  const material = materialFor(order);
  const known = readStory(begun, order);
  const [name] = known ? [] : namesIn(begun, language);
  return composeChapter(order, material, {
    text: begun,
    slots: known?.slots ?? (name === undefined ? {} : { name }),
    heroGender: known?.heroGender,
    companion: known?.slots['companion'],
    place: placeIn(direction, material.pack),
  });
}
