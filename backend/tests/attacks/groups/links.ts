import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { CANARY, LINK, ROW } from '../seed.ts';
import type { Sent, Who, World } from '../world.ts';
import { bytes } from './paths.ts';

const { acts, looks, tries } = attacksOf('Links of shared stories');

const rpc = (as: Who, name: string, body: object): Sent => ({ as, path: `rpc/${name}`, body });
const others = ['stranger', 'anonymous'] as const;
const merge = { prefer: 'resolution=merge-duplicates' };

const open = (as: Who, link: string): Sent => ({
  as,
  path: `rpc/read_shared_link?p_share_id=${encodeURIComponent(link)}`,
});
const change = (as: Who, id: string, body: object): Sent => ({
  as,
  method: 'PATCH',
  path: `user_shared_stories?id=eq.${id}`,
  body,
});

/** The link of one of the owner's stories, as the owner sees it. */
async function linkOf(world: World, id: string): Promise<string | null> {
  const { text } = await world.send({ as: 'owner', path: `user_shared_stories?id=eq.${id}&select=share_id` });
  return (JSON.parse(text) as [{ share_id: string | null }])[0].share_id;
}

const byLink = { p_shared_story_id: ROW.ownersUnlisted, p_share_id: LINK.ownersUnlisted };

/** What someone may try with the id and the link of a story that was shown to them. */
const WITH_LINK: readonly Sent[] = [
  rpc('stranger', 'toggle_story_like', { ...byLink, p_liked: true }),
  rpc('anonymous', 'count_story_view', byLink),
  rpc('stranger', 'report_content', { ...byLink, p_reason: 'spam' }),
];

const unlisted: readonly Attack[] = [
  looks(
    'K-001',
    'Unlisted stories are looked for: by filters, orders, embeds, searches, and by their id',
    'policies and lists leave out what is not public',
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
    'Links are guessed: parts of one, wildcards, other cases, ids, nothing at all',
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
    'A link is chosen, taken away, or taken over from another story',
    'no write grant on share_id, and a trigger that keeps it',
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
    'Someone gives a link to what another keeps private, or takes it from what another shares',
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
    'The name of someone who shares unlisted stories only is looked up',
    'a name is public with what is public',
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

const revoked: readonly Attack[] = [
  tries(
    'K-011',
    'A link is opened after its story was made private, and after it was shared again',
    'a link goes at once and is never used again',
    {
      leavesOwnRows: true,
      async run(world) {
        for (const name of ['ownersShared', 'ownersUnlisted'] as const) {
          const nobodyReads = async (): Promise<void> => {
            for (const as of [...others, 'owner'] as const)
              expect((await world.send(open(as, LINK[name]))).text, `${as} ${name}`).toBe('[]');
          };
          // A visitor reads it in this moment, and does not in the next.
          if (name === 'ownersShared')
            expect((await world.send(open('anonymous', LINK[name]))).text).toContain('The fox');
          await world.send(change('owner', ROW[name], { is_public: false, is_unlisted: false }));
          await nobodyReads();
          expect(await linkOf(world, ROW[name])).toBeNull();
          await world.send(
            change('owner', ROW[name], { is_unlisted: true, title: 'The fox', prompt: 'p', content: 'c' }),
          );
          const again = (await linkOf(world, ROW[name])) ?? '';
          expect(again).not.toBe(LINK[name]);
          expect((await world.send(open('anonymous', again))).text).toContain('The fox');
          await nobodyReads();
        }
      },
      async control(world) {
        // From unlisted to public a link stays what it is.
        await succeeds(world, change('owner', ROW.ownersUnlisted, { is_public: true, is_unlisted: false }));
        expect((await world.send(open('anonymous', LINK.ownersUnlisted))).text).toContain(CANARY);
      },
    },
  ),
  tries(
    'K-012',
    'A story is liked, looked at, reported and asked about by its id and the link that it had',
    'the functions see what can be reached now',
    {
      leavesOwnRows: true,
      async run(world) {
        await world.send(change('owner', ROW.ownersUnlisted, { is_unlisted: false }));
        for (const sent of WITH_LINK) expect((await world.send(sent)).status, sent.path).toBe(404);
        for (const as of others) {
          const asked = await world.send(
            rpc(as, 'shared_story_counts', { p_ids: [ROW.ownersUnlisted], p_share_ids: [LINK.ownersUnlisted] }),
          );
          expect(asked.text).toBe('[]');
        }
      },
      async control(world) {
        for (const sent of WITH_LINK) await succeeds(world, sent);
      },
    },
  ),
  tries('K-013', 'The link of a story that an operator hid is opened', 'what is hidden is for its owner alone', {
    async run(world) {
      for (const as of others) expect((await world.send(open(as, LINK.ownersTakenShared))).text).toBe('[]');
    },
    async control(world) {
      expect((await world.send(open('owner', LINK.ownersTakenShared))).text).toContain('"is_hidden":true');
    },
  }),
  acts(
    'K-014',
    'Someone likes an unlisted story by hand, past the function',
    'the insert policy of shared_story_likes, which knows what is public',
    { as: 'stranger', path: 'shared_story_likes', body: { shared_story_id: ROW.ownersUnlisted } },
    rpc('stranger', 'toggle_story_like', byLink),
  ),
];

/** Status and text of a page, without what differs from one request to the next. */
async function pageAt(world: World, address: string): Promise<readonly [number, string]> {
  const { status, text } = await world.sendBytes(bytes(world, address));
  return [status, text.replaceAll(/^(?:x-request-id|date):.*$/gim, '')];
}

const pages: readonly Attack[] = [
  tries(
    'K-015',
    'Pages are asked for by the ids of private stories, to learn which of them there are',
    'a page says to everybody what it says of an id that is no story’s',
    {
      async run(world) {
        for (const id of [ROW.ownersStory, ROW.ownersDeleted, ROW.strangersStory])
          expect(await pageAt(world, `/story/${id}`)).toEqual(await pageAt(world, `/story/${ROW.free}`));
        for (const id of [ROW.ownersHiddenShared, ROW.ownersTakenShared, ROW.ownersUnlisted])
          expect(await pageAt(world, `/community/${id}`)).toEqual(await pageAt(world, `/community/${ROW.free}`));
      },
      async control(world) {
        const statusOf = async (address: string) => (await pageAt(world, address))[0];
        expect(await statusOf(`/community/${ROW.ownersShared}`)).toBe(200);
        expect(await statusOf(`/community/${ROW.free}`)).toBe(404);
        expect(await statusOf('/story/no-id')).toBe(404);
      },
    },
  ),
];

export const links: readonly Attack[] = [...unlisted, ...revoked, ...pages];
