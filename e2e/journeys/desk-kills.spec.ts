import { Backend } from '../fixtures/backend.ts';
import { CuttableNetwork } from '../fixtures/cuttable-network.ts';
import { deskPath, DeskScreen, storedText } from '../fixtures/desk-screen.ts';
import { killTab } from '../fixtures/killed-tab.ts';
import { createPerson, keepStory, signedIn } from '../fixtures/people.ts';
import { isSoak, LONGER_IN_SOAK } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

const ROUNDS = isSoak ? 100 : 10;
const KINDS = ['tab', 'network', 'server'] as const;
const FIRST = 'Once.';

/** A repeatable sequence of whole numbers below a limit. */
function numbers(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

test(
  'Whenever the tab, the network or the server is killed while a story is typed, no acknowledged character is lost or doubled',
  { tag: ['@generator', LONGER_IN_SOAK] },
  async ({ browser }) => {
    test.setTimeout(ROUNDS * 60_000);
    const seed = Date.now() % 100_000;
    test.info().annotations.push({ type: 'seed', description: String(seed) });
    const next = numbers(seed);
    let backend = await Backend.start();
    const network = await CuttableNetwork.before(backend);
    const person = await createPerson(backend);
    const id = await keepStory(backend, person, { title: 'The Lamp', prompt: 'A lamp.', text: FIRST });
    const reached = { url: network.url, publishableKey: () => backend.publishableKey() };
    const context = await browser.newContext(signedIn(reached, person));
    const open = async () => {
      const opened = new DeskScreen(await context.newPage());
      await opened.page.goto(network.url + deskPath(id));
      await expect(opened.text).toBeVisible();
      return opened;
    };
    let desk = await open();
    let before = FIRST;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const kind = KINDS[next(KINDS.length)] ?? 'tab';
      const typed = Array.from({ length: 6 }, (_, index) => ` ${kind}${round}.${index}`).join('');
      const place = `Round ${round}: ${kind}, seed ${seed}`;
      const at = next(typed.length);
      await desk.text.getByText(before, { exact: true }).click();
      await desk.page.keyboard.press('ControlOrMeta+End');
      await desk.page.keyboard.type(typed.slice(0, at), { delay: next(60) });
      if (kind === 'tab') {
        const { story: acknowledged } = await storedText(backend, person, id);
        await killTab(desk.page);
        desk = await open();
        const text = (await desk.text.textContent()) ?? '';
        expect(text.startsWith(acknowledged), `${place}: “${text}”, and the server had “${acknowledged}”`).toBe(true);
        expect((before + typed).startsWith(text), `${place}: “${text}”`).toBe(true);
        before = text;
      } else {
        if (kind === 'network') network.cut();
        else await backend.interrupt();
        await desk.page.keyboard.type(typed.slice(at), { delay: next(60) });
        if (kind === 'network') network.mend();
        else backend = await Backend.start({ port: backend.port, data: backend.data });
        before += typed;
      }
      await expect
        .poll(async () => (await storedText(backend, person, id)).story, { message: place, timeout: 60_000 })
        .toBe(before);
      await expect(desk.state('Saved'), place).toBeVisible();
    }
    await context.close();
    await network.close();
    await backend.stop();
  },
);
