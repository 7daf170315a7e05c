import { expect } from 'vitest';
import { PASSWORD, type Sent, type Who, type World } from '../world.ts';
import { bearer } from './calls.ts';
import { newSession } from './tokens.ts';

export const REQUEST = 'rpc/request_account_deletion';

export const request = (world: World, token: string) =>
  world.send({ as: 'anonymous', path: REQUEST, body: {}, headers: bearer(token) });

/** A new account with a published story; the world's reset removes it. */
export async function newAccount(world: World, email: string) {
  const body = { email, password: PASSWORD, data: { name: 'Leaver' } };
  const { text } = await world.send({ as: 'anonymous', path: '/auth/v1/signup', body });
  const session = JSON.parse(text) as { access_token: string; refresh_token: string; user: { id: string } };
  const shared = await world.send({
    as: 'anonymous',
    path: 'user_shared_stories',
    body: { title: 'Leaving', prompt: 'p', content: 'c', is_public: true },
    headers: { ...bearer(session.access_token), prefer: 'return=representation' },
  });
  const [story] = JSON.parse(shared.text) as readonly { id: string; share_id: string }[];
  world.takeAnswers();
  return { ...session, email, story: story?.id ?? '', link: story?.share_id ?? '' };
}

/** A new account that has requested its deletion. */
export async function leaver(world: World, email: string) {
  const person = await newAccount(world, email);
  const { access_token } = await newSession(world, email);
  expect((await request(world, access_token)).status).toBe(200);
  world.takeAnswers();
  return { ...person, access_token };
}

export const isOpen = async (world: World, id: string): Promise<boolean> =>
  (await world.rows()).some(
    (line) => line.startsWith('account_deletions ') && line.includes(id) && line.includes('"cancelled_at": null'),
  );

/** Every request that finds what a user has published. */
export const waysTo = (as: Who, { story, link, user }: Awaited<ReturnType<typeof newAccount>>): readonly Sent[] => [
  { as, path: `user_shared_stories?select=id,title&id=eq.${story}` },
  { as, path: 'rpc/search_shared_stories', body: { p_query: 'Leaving' } },
  { as, path: 'rpc/read_shared_story', body: { p_id: story } },
  { as, path: 'rpc/read_shared_link', body: { p_share_id: link } },
  { as, path: 'rpc/shared_story_counts', body: { p_ids: [story] } },
  { as, path: `profiles?id=eq.${user.id}` },
];
