import type { StoryOrder } from '../engine/cast.ts';
import { createChance } from '../engine/chance.ts';
import { castStory } from './cast/cast-story.ts';
import { soundPlans } from './plan/plan-story.ts';
import { readRequest } from './request/read-request.ts';
import type { Request } from './request/request.ts';
import { tellTale } from './tell/tell-tale.ts';
import { TABLES, taleOf } from './troubles.ts';

/** What a fear is about, as the events name it; other fears have no events yet. */
const FEARS: Readonly<Record<string, string>> = {
  dark: 'dark',
  night: 'dark',
  noise: 'noise',
  monster: 'monster',
  ghost: 'monster',
  witch: 'monster',
  alone: 'alone',
};

function subjectOf({ trouble, about }: Request): string | undefined {
  return trouble === 'afraid' ? FEARS[about?.concept ?? ''] : undefined;
}

/** The numbers of failed attempts that a story of a length has room for. */
const attemptsFor = (length: number): readonly number[] => (length < 650 ? [1, 2] : length < 900 ? [2, 3] : [3]);

/**
 * The story that a prompt asks for, or `undefined` if nothing is written yet for its trouble, its people or its language. Another attempt
 * is told by another plan and in other words.
 */
export function tellRequest(order: StoryOrder): string | undefined {
  const { prompt, language, length, attempt } = order;
  const request = readRequest(prompt, language, order.hero);
  const subject = subjectOf(request);
  const { trouble } = request;
  if (!trouble || subject === undefined) return undefined;
  const table = TABLES[trouble];
  const tale = taleOf(trouble, language);
  const cast = castStory(request, language, prompt);
  if (!table || !tale || !cast) return undefined;
  const tags = new Set([...cast.tags, `about ${subject}`]);
  const plans = attemptsFor(length).flatMap((attempts) =>
    soundPlans(table.events, { tags, attempts, bedtime: request.bedtime }),
  );
  const events = createChance(`${prompt}|plans`).shuffle(plans)[attempt % Math.max(plans.length, 1)];
  if (!events) return undefined;
  return tellTale({ language, tale, events, people: cast.people, tags, length, seed: prompt, attempt });
}
