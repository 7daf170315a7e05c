import type { Sent, Who, World } from '../world.ts';
import { rpc } from './calls.ts';

export const likePrompt = (id: string, more: object = {}): Sent =>
  rpc('stranger', 'toggle_inspiration_like', { p_inspiration_id: id, ...more });
export const likeStory = (id: string, more: object = {}): Sent =>
  rpc('stranger', 'toggle_story_like', { p_shared_story_id: id, ...more });
export const use = (id: string, more: object = {}): Sent =>
  rpc('stranger', 'record_inspiration_use', { p_inspiration_id: id, ...more });
export const view = (as: Who, id: string): Sent => rpc(as, 'count_story_view', { p_shared_story_id: id });

export async function counter(world: World, table: string, id: string, column: string): Promise<number> {
  const { text } = await world.send({ as: 'service', path: `${table}?id=eq.${id}&select=${column}` });
  const [row] = JSON.parse(text) as Record<string, number>[];
  return row?.[column] ?? Number.NaN;
}

/** Sends requests at once. @returns the counter afterwards. */
export async function together(
  world: World,
  sent: readonly Sent[],
  table: string,
  id: string,
  column: string,
): Promise<number> {
  await Promise.all(sent.map((each) => world.send(each)));
  return counter(world, table, id, column);
}
