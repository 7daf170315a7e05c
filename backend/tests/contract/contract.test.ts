import { sessionStorageKey } from '@storyloom/shared/api';
import { exportItems, type Item, ITEM_KINDS, type ItemCursor } from '@storyloom/shared/api/own-data';
import { exportArchive, importArchive } from '@storyloom/shared/own-data';
import { ADA, BO, MINA } from '@storyloom/testing/people';
import { idOf, several, storyRow } from '@storyloom/testing/rows';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { recorded, stubBrowser } from './exchange.ts';
import { COMMUNITY } from './scenarios/community.ts';
import { LIBRARY } from './scenarios/library.ts';
import { MODERATION } from './scenarios/moderation.ts';
import { OWN } from './scenarios/own.ts';
import { OWN_DATA } from './scenarios/own-data.ts';
import { rpc, type Scenario } from './scenarios/scenario.ts';
import { SHARING } from './scenarios/sharing.ts';
import { STORY_NOTES } from './scenarios/story-notes.ts';
import { STORY_TEXT } from './scenarios/story-text.ts';
import { ROW, seed } from './seed.ts';
import { fakeWorld, realWorld, type World } from './worlds.ts';

let real: Awaited<ReturnType<typeof realWorld>>;
let kept: Map<string, string>;
beforeAll(async () => {
  real = await realWorld();
  kept = stubBrowser(real.url, real.key);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await real.close();
});

function signIn(world: World, person: string | undefined): void {
  kept.clear();
  if (person !== undefined) kept.set(sessionStorageKey(), JSON.stringify(world.sessionOf(person)));
}

describe('the fake backend of component tests', () => {
  const fake = fakeWorld();

  async function answers(world: World, { as, calls }: Scenario) {
    await world.seed(seed);
    signIn(world, as);
    const names = new Map([ADA, MINA, BO].map((person) => [world.idOf(person), person]));
    const given = [];
    for (const call of calls(world.idOf)) given.push(await recorded(world, names, call));
    return given;
  }

  it.each([...LIBRARY, ...STORY_TEXT, ...STORY_NOTES, ...SHARING, ...COMMUNITY, ...MODERATION, ...OWN, ...OWN_DATA])(
    'The fake backend answers as the real one when a user $title',
    async (scenario) => {
      const expected = await answers(real.world, scenario);
      // A call that failed before it reached the backend would prove nothing.
      expect(expected.filter((asked) => asked.length === 0)).toEqual([]);
      expect(await answers(fake, scenario)).toEqual(expected);
    },
  );
});

describe('all data of a user', () => {
  const { signal } = new AbortController();
  const notOfBo = <Row extends { readonly user_id: string }>(rows: readonly Row[]) =>
    rows.filter((row) => row.user_id !== BO);
  const more = several(24, (n) => storyRow(n, { id: idOf(500 + n), story: `# 从前 😀\n\n*Once*, "${n}".` }));

  const archive = async () => {
    const blob = await exportArchive({
      account: { email: 'ada@example.com', displayName: 'Ada' },
      readme: 'Everything of Ada',
      signal,
      writeStory: async ({ story }) => ({ name: 'Story', markdown: String(story), epub: new Uint8Array() }),
    });
    return new Uint8Array(await blob.arrayBuffer());
  };

  /** What an export has, without what an import does not restore: visibility and counters. */
  async function everything() {
    const kinds: Record<string, readonly Item[]> = {};
    for (const kind of ITEM_KINDS) {
      const items: Item[] = [];
      let next: ItemCursor | undefined;
      do {
        const page = await exportItems(kind, next, signal);
        items.push(...page.items.map(({ visibility: _v, likes: _l, views: _w, uses: _u, ...item }) => item));
        next = page.next;
      } while (next);
      kinds[kind] = items.toSorted((a, b) => String(a['id']).localeCompare(String(b['id'])));
    }
    return kinds;
  }

  it('is exported again as it was after its import into another account', async () => {
    const { world } = real;
    vi.stubGlobal('fetch', world.receive);
    await world.seed({
      stories: [...notOfBo(seed.stories), ...more],
      shared: notOfBo(seed.shared),
      prompts: notOfBo(seed.prompts),
    });
    signIn(world, ADA);
    await rpc('toggle_inspiration_like', { p_inspiration_id: ROW.prompt, p_liked: true })();
    await rpc('toggle_story_like', { p_shared_story_id: ROW.shared, p_liked: true })();
    const file = await archive();
    const before = await everything();
    const counts = ITEM_KINDS.map((kind) => before[kind]?.length ?? 0);
    expect(counts).toEqual([53, 2, 12, 2]);

    signIn(world, BO);
    const tallies = (restored: number, present: number) =>
      Object.fromEntries(
        ITEM_KINDS.map((kind, at) => {
          const all = counts[at] ?? 0;
          return [kind, { restored: restored * all, present: present * all, failed: 0 }];
        }),
      );
    expect(await importArchive(file, { signal })).toMatchObject({ failures: [], tallies: tallies(1, 0) });
    expect(await everything()).toEqual(before);
    // A second time, it adds nothing.
    expect((await importArchive(file, { signal })).tallies).toEqual(tallies(0, 1));
    expect(await everything()).toEqual(before);
  });
});
