import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { CANARY, LINK, ROW } from '../seed.ts';
import type { Sent, World } from '../world.ts';
import { others, rpc } from './calls.ts';
import { bytes } from './paths.ts';
import { change, linkOf, open } from './share-links.ts';

const { acts, tries } = attacksOf('Share links');

const byLink = { p_shared_story_id: ROW.ownersUnlisted, p_share_id: LINK.ownersUnlisted };

/** Calls that the id and the link of a story allow. */
const WITH_LINK: readonly Sent[] = [
  rpc('stranger', 'toggle_story_like', { ...byLink, p_liked: true }),
  rpc('anonymous', 'count_story_view', byLink),
  rpc('stranger', 'report_content', { ...byLink, p_reason: 'spam' }),
];

/** Status and text of a page, without what differs between requests. */
async function pageAt(world: World, address: string): Promise<readonly [number, string]> {
  const { status, text } = await world.sendBytes(bytes(world, address));
  return [status, text.replaceAll(/^(?:x-request-id|date):.*$/gim, '')];
}

/** Links and ids of stories that are private again or hidden. */
export const revokedLinks: readonly Attack[] = [
  tries(
    'K-011',
    'A share link is opened after its story became private, and after it was published again',
    'a link ends at once and is never used again',
    {
      leavesOwnRows: true,
      async run(world) {
        for (const name of ['ownersShared', 'ownersUnlisted'] as const) {
          const nobodyReads = async (): Promise<void> => {
            for (const as of [...others, 'owner'] as const)
              expect((await world.send(open(as, LINK[name]))).text, `${as} ${name}`).toBe('[]');
          };
          // A visitor can read it at first.
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
        // An unlisted story that becomes public keeps its link.
        await succeeds(world, change('owner', ROW.ownersUnlisted, { is_public: true, is_unlisted: false }));
        expect((await world.send(open('anonymous', LINK.ownersUnlisted))).text).toContain(CANARY);
      },
    },
  ),
  tries(
    'K-012',
    'A story is liked, viewed, reported and counted with the link that it had before',
    'the functions find what is reachable now',
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
  tries('K-013', 'The link of a story that an operator hid is opened', 'only its owner sees a hidden story', {
    async run(world) {
      for (const as of others) expect((await world.send(open(as, LINK.ownersTakenShared))).text).toBe('[]');
    },
    async control(world) {
      expect((await world.send(open('owner', LINK.ownersTakenShared))).text).toContain('"is_hidden":true');
    },
  }),
  acts(
    'K-014',
    'A like of an unlisted story is inserted directly, without the function',
    'the insert policy of shared_story_likes accepts public stories only',
    { as: 'stranger', path: 'shared_story_likes', body: { shared_story_id: ROW.ownersUnlisted } },
    rpc('stranger', 'toggle_story_like', byLink),
  ),
  tries(
    'K-015',
    'Pages are requested by the ids of private stories, to learn which of them exist',
    'the page of a private story is the page of an unknown id',
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
