import type { StoryOrder } from '../engine/cast.ts';
import { createChance } from '../engine/chance.ts';
import { castStory } from './cast/cast-story.ts';
import { soundPlans } from './plan/plan-story.ts';
import { readRequest } from './request/read-request.ts';
import { tellTale } from './tell/tell-tale.ts';
import { attemptsFor, subjectOf, TABLES, taleFor, taleOf } from './troubles.ts';

/**
 * The story that a prompt asks for, or `undefined` if nothing is written yet for its trouble, its people or its language. Another attempt
 * is told by another plan and in other words.
 */
export function tellRequest(order: StoryOrder): string | undefined {
  const { prompt, language, length, attempt } = order;
  const request = readRequest(prompt, language, order.hero);
  const id = taleFor(request);
  const [table, tale] = id === undefined ? [] : [TABLES[id], taleOf(id, language)];
  const cast = castStory(request, language, prompt);
  if (id === undefined || !table || !tale || !cast) return undefined;
  const about = request.about?.concept ?? '';
  const tags = new Set([...cast.tags, `about ${subjectOf(id, about)}`]);
  const plans = attemptsFor(length).flatMap((attempts) =>
    soundPlans(table.events, { tags, attempts, bedtime: request.bedtime }),
  );
  const events = createChance(`${prompt}|plans`).shuffle(plans)[attempt % Math.max(plans.length, 1)];
  if (!events) return undefined;
  return tellTale({ language, tale, events, people: cast.people, tags, about, length, seed: prompt, attempt });
}
