import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { held } from '../fixtures/generator-tabs.ts';
import {
  type Asked,
  askForStory,
  expect,
  guestSession,
  newGuest,
  sql,
  test,
  type TwoOfEach,
  type Writer,
} from '../fixtures/installation.ts';
import { createPerson } from '../fixtures/people.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { SCRIPTED_STORY } from '../fixtures/scripted-provider.ts';

interface Run extends Asked {
  readonly writer: Writer;
}

/** The runs that a server of the functions wrote in its log when they had ended. */
const runsIn = (log: string): number => log.split('"event":"story_run"').length - 1;

/** Lost stories are settled as those of any service that was killed, and new ones go to the server that is left. */
async function expectSettled(own: TwoOfEach, lost: readonly Run[]): Promise<void> {
  const { provider } = own;
  const ofGuest = lost.find(({ writer }) => 'guest' in writer);
  const ofPerson = lost.find(({ writer }) => 'person' in writer);
  if (!ofGuest || !ofPerson || !('guest' in ofGuest.writer))
    throw new Error('No story of one kind of writers was lost.');

  // A guest has spent a story, and continues it for nothing.
  provider.script = 'normal';
  const { guest } = ofGuest.writer;
  expect((await guestSession(own, guest)).used).toBe(1);
  const rest = { continueOf: SCRIPTED_STORY.slice(0, 80), resumes: ofGuest.runId };
  const continued = await askForStory(own, ofGuest.writer, rest);
  expect([continued.status, await continued.ended]).toEqual([200, 'whole']);
  expect((await guestSession(own, guest)).used).toBe(1);

  // The lost story of a user takes one of their two places until the time of a story is over.
  provider.script = 'hold';
  const second = await askForStory(own, ofPerson.writer);
  expect(second.status).toBe(200);
  expect((await askForStory(own, ofPerson.writer)).status).toBe(429);
  await sql(
    own,
    `update public.story_runs set started_at = started_at - interval '181 seconds' where run_id = '${ofPerson.runId}'`,
  );
  const third = await askForStory(own, ofPerson.writer);
  expect(third.status).toBe(200);
  provider.release();
  expect([await second.ended, await third.ended]).toEqual(['whole', 'whole']);
}

test(
  'Of a hundred streams, the end of one server of the functions breaks its own, and the others come to their end',
  { tag: IN_MATRIX },
  async ({ own }) => {
    const { provider } = own;
    provider.script = 'hold';
    const runs: Run[] = [];
    const start = async (writer: Writer) => runs.push({ writer, ...(await askForStory(own, writer)) });
    // Twenty at a time, because no request may wait for longer than ten seconds; all are open at once then.
    while (runs.length < 100) {
      const people = await Promise.all(Array.from({ length: 10 }, () => createPerson(own)));
      const guests = await Promise.all(Array.from({ length: 10 }, () => newGuest(own)));
      await Promise.all([...people.map((person) => ({ person })), ...guests].map(start));
    }
    const refused = runs.filter(({ status }) => status !== 200);
    await Promise.all(refused.map(({ ended }) => ended));
    expect(refused.map(({ events }) => events())).toEqual([]);
    await expect.poll(() => provider.holding).toBe(100);
    await expect.poll(() => runs.filter(({ events }) => !events().includes('event: delta')).length).toBe(0);

    await own.kill();
    await expect.poll(() => provider.holding).toBe(50);
    provider.release();
    const endings = await Promise.all(runs.map(({ ended }) => ended));
    const whole = runs.filter((_, index) => endings[index] === 'whole');
    const lost = runs.filter((_, index) => endings[index] === 'lost');
    // Half of them, because nginx sends a new one where fewer are.
    expect([whole.length, lost.length, provider.aborted]).toEqual([50, 50, 50]);
    expect(whole.filter(({ events }) => !events().includes('"reason":"complete"'))).toEqual([]);
    expect(lost.filter(({ events }) => /event: (?:end|error)/.test(events()))).toEqual([]);
    await expect.poll(() => runsIn(own.survivorLog())).toBe(50);

    await expectSettled(own, lost);
  },
);

test(
  'A page whose server of the functions ends says that its story was lost, keeps it and continues it; the other pages finish theirs',
  { tag: IN_MATRIX },
  async ({ own, browser }) => {
    const { provider } = own;
    provider.script = 'hold';
    const contexts = await Promise.all([0, 1, 2].map(() => browser.newContext()));
    const screens: GeneratorScreen[] = [];
    const texts: string[] = [];
    for (const context of contexts) {
      const screen = new GeneratorScreen(await context.newPage());
      await screen.open('fantasy', own.url);
      await screen.write('The Lamp');
      screens.push(screen);
      texts.push(await held(provider, screen, screens.length));
    }
    await own.kill();
    await expect.poll(() => provider.holding).toBeLessThan(3);
    const kept = provider.holding;
    const notices = screens.map((screen) => screen.notice('The connection was lost before the end'));
    const isLost = () => Promise.all(notices.map((notice) => notice.isVisible()));
    await expect.poll(async () => (await isLost()).filter((lost) => !lost).length).toBe(kept);
    const lost = await isLost();
    for (const [index, screen] of screens.entries()) {
      if (lost[index]) expect(await screen.text()).toBe(texts[index]);
    }
    provider.release();
    provider.script = 'normal';
    for (const [index, screen] of screens.entries()) {
      if (lost[index]) await screen.goOn.click();
      await screen.told(SCRIPTED_STORY);
      // The continued one cost nothing.
      await screen.used(1);
    }
    await Promise.all(contexts.map((context) => context.close()));
  },
);
