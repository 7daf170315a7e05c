import type { Sent, Who, World } from '../world.ts';

export const open = (as: Who, link: string): Sent => ({
  as,
  path: `rpc/read_shared_link?p_share_id=${encodeURIComponent(link)}`,
});
export const change = (as: Who, id: string, body: object): Sent => ({
  as,
  method: 'PATCH',
  path: `user_shared_stories?id=eq.${id}`,
  body,
});

/** The link of one of the owner's stories, as the owner sees it. */
export async function linkOf(world: World, id: string): Promise<string | null> {
  const { text } = await world.send({ as: 'owner', path: `user_shared_stories?id=eq.${id}&select=share_id` });
  return (JSON.parse(text) as [{ share_id: string | null }])[0].share_id;
}
