import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { CANARY, LINK, ROW } from '../seed.ts';
import type { Sent } from '../world.ts';
import { merge, others, rpc } from './calls.ts';
import { change, linkOf, open } from './share-links.ts';

const { acts, looks, tries } = attacksOf('Share links');

/** Links that are guessed, chosen or looked up. */
export const unlistedLinks: readonly Attack[] = [
  looks(
    'K-001',
    'Unlisted stories are searched for: by filters, orders, embeds, searches and ids',
    'policies and lists exclude what is not public',
    others.flatMap((as): Sent[] => [
      { as, path: 'user_shared_stories?is_unlisted=is.true' },
      { as, path: 'user_shared_stories?share_id=not.is.null&order=share_id.desc' },
      { as, path: 'user_shared_stories?or=(is_unlisted.is.true,is_public.is.true)' },
      { as, path: `user_shared_stories?share_id=eq.${LINK.ownersUnlisted}` },
      { as, path: `user_shared_stories?id=eq.${ROW.ownersUnlisted}` },
      { as, path: 'profiles?select=id,user_shared_stories(*)&user_shared_stories.order=share_id' },
      { as, path: 'shared_story_likes?select=*,user_shared_stories(*)' },
      { as, path: `rpc/read_shared_story?p_id=${ROW.ownersUnlisted}` },
      { as, path: 'rpc/search_shared_stories?p_query=canary' },
      { as, path: 'rpc/search_shared_stories?p_limit=1000&order=share_id.desc' },
    ]),
    open('anonymous', LINK.ownersUnlisted),
  ),
  tries(
    'K-002',
    'Share links are guessed: by parts, wildcards, other cases, ids and empty text',
    'a link is compared whole, and has 122 random bits',
    {
      async run(world) {
        const known = LINK.ownersUnlisted;
        const guesses = [known.slice(0, -1), `${known}x`, known.toUpperCase(), '%', '*', `${known.slice(0, 5)}%`, ''];
        for (const as of others) {
          for (const guess of [...guesses, ROW.ownersUnlisted, ROW.ownersHiddenShared, 'null'])
            expect((await world.send(open(as, guess))).text).toBe('[]');
          for (const filter of ['', `?share_id=like.${known.slice(0, 5)}*`, '?is_unlisted=is.true'])
            expect((await world.send(rpc(as, `read_shared_link${filter}`, { p_share_id: null }))).text).toBe('[]');
        }
      },
      async control(world) {
        expect((await world.send(open('anonymous', LINK.ownersUnlisted))).text).toContain(CANARY);
        await succeeds(world, change('owner', ROW.ownersHiddenShared, { is_unlisted: true }));
        const links = [await linkOf(world, ROW.ownersHiddenShared), await linkOf(world, ROW.ownersUnlisted)];
        expect(links[0]).toMatch(/^[\w-]{22}$/);
        expect(links[0]).not.toBe(links[1]);
      },
    },
  ),
  acts(
    'K-003',
    'A share link is chosen, removed or taken from another story',
    'no write grant on share_id, and a trigger that protects it',
    (['owner', 'stranger', 'service'] as const).flatMap((as): Sent[] => [
      change(as, ROW.ownersShared, { share_id: 'a-link-of-ones-own-001' }),
      change(as, ROW.ownersShared, { share_id: null }),
      change(as, ROW.ownersHiddenShared, { share_id: LINK.ownersUnlisted }),
      {
        as,
        path: 'user_shared_stories',
        body: { title: 't', prompt: 'p', content: 'c', is_public: true, share_id: 'mine' },
      },
      {
        as,
        path: 'user_shared_stories',
        body: { id: ROW.ownersShared, title: 't', prompt: 'p', content: 'c', share_id: 'mine' },
        headers: merge,
      },
    ]),
    change('owner', ROW.ownersHiddenShared, { is_unlisted: true }),
  ),
  acts(
    'K-004',
    'A user gives a link to a private story of another user, or removes one',
    'the update policy of user_shared_stories',
    others.flatMap((as): Sent[] => [
      change(as, ROW.ownersHiddenShared, { is_unlisted: true }),
      change(as, ROW.ownersUnlisted, { is_unlisted: false }),
      change(as, ROW.ownersShared, { is_public: false, is_unlisted: true }),
      { as, method: 'PATCH', path: 'user_shared_stories', body: { is_unlisted: true } },
    ]),
    change('owner', ROW.ownersUnlisted, { is_unlisted: false }),
  ),
  tries(
    'K-005',
    'The name of a user who publishes unlisted stories only is looked up',
    'a name is public with public content',
    {
      leavesOwnRows: true,
      async run(world) {
        await world.run(`insert into public.user_shared_stories (user_id, title, prompt, content, is_unlisted)
          values ('${world.people.hermit}', 't', 'p', 'c', true);`);
        for (const as of others) {
          expect((await world.send({ as, path: 'profiles?id=eq.{hermit}' })).text).toBe('[]');
          expect((await world.send({ as, path: 'profiles?select=*' })).text).not.toContain(CANARY);
        }
      },
      async control(world) {
        const { text } = await world.send(open('anonymous', LINK.ownersUnlisted));
        expect(JSON.parse(text)).toMatchObject([{ author: 'Owner' }]);
      },
    },
  ),
];
