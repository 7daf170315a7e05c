import type { Page } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { Backend } from '../fixtures/backend.ts';
import { CuttableNetwork } from '../fixtures/cuttable-network.ts';
import { deskPath, DeskScreen, storedText } from '../fixtures/desk.ts';
import { killTab, randomNumbers } from '../fixtures/killed-tab.ts';
import { createPerson, keepStory, signedIn } from '../fixtures/people.ts';
import { IN_SOAK, isSoak } from '../fixtures/rings.ts';
import { PROVIDER_ENV, ScriptedProvider } from '../fixtures/scripted-provider.ts';
import { expect, test } from '../fixtures/test.ts';

const ROUNDS = isSoak ? 100 : 3;
const KILLED = ['tab', 'network', 'server'] as const;
const MOMENTS = ['while typing', 'while a proposal arrives', 'right after a proposal is accepted'] as const;
/** Each kind is killed in turn, each at another moment; in 9 rounds, every kind at every moment. */
const KILLS = MOMENTS.flatMap((_, turn) =>
  KILLED.map((killed, index) => ({ killed, moment: MOMENTS[(index + turn) % 3] ?? MOMENTS[0] })),
);

/** The paragraphs of a text at the moments when the writing desk began to say that it is saved. */
interface Acknowledged {
  /** Saved on the server. */
  server: readonly string[];
  /** Saved on the device at least. */
  device: readonly string[];
}

/** The paragraphs of the text in the editor, without what a proposal only shows. */
const shownParagraphs = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { storyParagraphs: () => readonly string[] }).storyParagraphs());

/** Follows what the writing desk calls saved, until its tab is gone. Call it before the page is opened. */
async function followAcknowledged(page: Page): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { server: [], device: [] };
  await page.exposeFunction('tellState', (state: string, paragraphs: readonly string[]) => {
    if (state === 'Saved') acknowledged.server = paragraphs;
    if (state.startsWith('Saved')) acknowledged.device = paragraphs;
  });
  await page.addInitScript(() => {
    const storyParagraphs = () =>
      [...(document.querySelector('[role=textbox]')?.children ?? [])].map((paragraph) => {
        const copy = paragraph.cloneNode(true) as Element;
        for (const widget of copy.querySelectorAll('.ProseMirror-widget')) widget.remove();
        return copy.textContent ?? '';
      });
    Object.assign(globalThis, { storyParagraphs });
    const { tellState } = globalThis as unknown as {
      tellState: (state: string, paragraphs: readonly string[]) => void;
    };
    let last = '';
    const look = () => {
      const state = document.querySelector('header p:has(> [role=status]) > span')?.textContent ?? '';
      const paragraphs = storyParagraphs();
      if (state === last || paragraphs.length === 0) return;
      last = state;
      tellState(state, paragraphs);
    };
    new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return acknowledged;
}

test(
  'No saved character is lost or doubled when the tab, network or server dies',
  { tag: ['@generator', ...IN_SOAK] },
  async ({ browser }) => {
    test.setTimeout(ROUNDS * 60_000);
    const { seed, next } = randomNumbers(test.info());
    const provider = await ScriptedProvider.start();
    // The runs of a killed server keep their places until their time limit has passed.
    const limits = { STORIES_AT_ONCE: '1000', STORIES_PER_HOUR: '1000', STORIES_PER_DAY: '1000' };
    const env = { AI_BASE_URL: provider.baseUrl, ...PROVIDER_ENV, ...limits };
    const first = await Backend.start({ env });
    let backend = first;
    const network = await CuttableNetwork.before(backend);
    const person = await createPerson(backend);
    let passage = 'Passage 0.';
    let typed = 'Once.';
    const story = { title: 'The Lamp', prompt: 'A lamp.', text: `${passage}\n\n${typed}` };
    const id = await keepStory(backend, person, story);
    const reached = { url: network.url, publishableKey: () => backend.publishableKey() };
    const context = await browser.newContext(signedIn(reached, person));
    const stored = async () => (await storedText(backend, person, id)).story.split('\n\n');

    async function open() {
      const page = await context.newPage();
      const acknowledged = await followAcknowledged(page);
      const desk = new DeskScreen(page);
      await page.goto(network.url + deskPath(id));
      await expect(desk.text).toBeVisible();
      return { page, desk, acknowledged };
    }
    let { page, desk, acknowledged } = await open();

    const write = async (words: string) => {
      await desk.text.focus();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type(words, { delay: next(20) });
    };
    /** Ends what is killed; the network and the server until {@link mend}. */
    const kill = { tab: () => killTab(page), network: () => network.cut(), server: () => backend.interrupt('SIGKILL') };
    async function mend(killed: (typeof KILLED)[number]) {
      if (killed === 'network') network.mend();
      if (killed === 'server') backend = await Backend.start({ port: first.port, data: first.data, env });
    }

    const turns = Array.from({ length: Math.ceil(ROUNDS / KILLS.length) + 1 }, () => KILLS).flat();
    const start = 3 * (seed % MOMENTS.length);
    for (const [index, { killed, moment }] of turns.slice(start, start + ROUNDS).entries()) {
      const round = index + 1;
      const place = `Round ${round}: ${killed}, ${moment}, seed ${seed}`;
      const words = Array.from({ length: 4 }, (_, part) => ` ${killed}${round}.${part}`).join('');
      const at = 1 + next(words.length - 1);
      const [before, result] = [passage, `Passage ${round}.`];
      provider.begin({ storyFor: () => result, pace: 1 });

      if (moment !== 'while typing') {
        if (moment === 'while a proposal arrives') provider.script = 'hold';
        await desk.choose('Rewrite', passage);
        await expect(desk.inserted).toHaveText(new RegExp(`^${round}`));
        await expect(provider.script === 'hold' ? desk.stop : desk.accept).toBeVisible();
      }
      const isDuringSave = next(2) === 0;
      const saving = page.waitForRequest('**/rpc/save_story_text', { timeout: 10_000 }).catch(() => undefined);
      await write(words.slice(0, at));
      if (moment === 'right after a proposal is accepted') {
        await desk.accept.click();
        passage = result;
      }
      if (isDuringSave) await saving;
      await kill[killed]();

      if (killed === 'tab') {
        const { server, device } = acknowledged;
        ({ page, desk, acknowledged } = await open());
        const [shownPassage = '', shownTyped = ''] = await shownParagraphs(page);
        expect([before, passage], place).toContain(shownPassage);
        if ([...server, ...device].includes(passage)) expect(shownPassage, place).toBe(passage);
        for (const [, kept = ''] of [server, device]) expect(shownTyped.startsWith(kept), place).toBe(true);
        expect((typed + words.slice(0, at)).startsWith(shownTyped), `${place}: “${shownTyped}”`).toBe(true);
        [passage, typed] = [shownPassage, shownTyped];
      } else {
        await write(words.slice(at));
        typed += words;
        await expect(desk.state('Saved'), place).toBeHidden();
        const { server } = acknowledged;
        await mend(killed);
        const [storedPassage = '', storedTyped = ''] = await stored();
        expect([before, passage], place).toContain(storedPassage);
        expect(storedTyped.startsWith(server[1] ?? ''), `${place}: “${storedTyped}”`).toBe(true);
        if (moment === 'while a proposal arrives') await desk.discard.click();
      }
      await expect.poll(stored, { message: place, timeout: 60_000 }).toEqual([passage, typed]);
      await expect(desk.state('Saved'), place).toBeVisible();
      expect(await shownParagraphs(page), place).toEqual([passage, typed]);
      provider.release();
    }
    await context.close();
    await network.close();
    await backend.stop();
    await provider.stop();
    await rm(first.data, { recursive: true, force: true });
  },
);
