import type { CDPSession, Page } from '@playwright/test';
import { DeskScreen } from '../fixtures/desk.ts';
import { keptStories } from '../fixtures/people.ts';
import { expect, test as base } from '../fixtures/test.ts';

const CONTROL = 2;
const CODES = { Enter: 13, End: 35, Home: 36 } as const;

/** Sends keys and clicks without waiting for the page, as they come when it is busy. */
class Hands {
  readonly #sent: Promise<unknown>[] = [];

  constructor(
    readonly page: Page,
    readonly input: CDPSession,
  ) {}

  key(key: string, modifiers = 0): this {
    const code = CODES[key as keyof typeof CODES] ?? key.toUpperCase().charCodeAt(0);
    const text = modifiers > 0 || key === 'End' || key === 'Home' ? undefined : key === 'Enter' ? '\r' : key;
    const each = { key, code: key in CODES ? key : `Key${key.toUpperCase()}`, windowsVirtualKeyCode: code, modifiers };
    this.#send('Input.dispatchKeyEvent', { type: text ? 'keyDown' : 'rawKeyDown', ...each, ...(text && { text }) });
    return this.#send('Input.dispatchKeyEvent', { type: 'keyUp', ...each });
  }

  type(words: string): this {
    for (const key of words) this.key(key);
    return this;
  }

  click(x: number, y: number): this {
    const each = { x, y, button: 'left', clickCount: 1 } as const;
    this.#send('Input.dispatchMouseEvent', { type: 'mousePressed', ...each });
    return this.#send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...each });
  }

  #send(method: 'Input.dispatchKeyEvent' | 'Input.dispatchMouseEvent', params: object): this {
    this.#sent.push(this.input.send(method, params as never));
    return this;
  }

  done = () => Promise.all(this.#sent);
}

const test = base.extend<{ readonly hands: Hands; readonly desk: DeskScreen; readonly saved: () => Promise<unknown> }>({
  desk: async ({ backend, person, openAs }, use) => {
    const text = 'The lamp was lit.\n\nThe road was long.\n\nNobody came.';
    const desk = new DeskScreen(await openAs(person, await DeskScreen.storyOf(backend, person, text)));
    await desk.text.click();
    await use(desk);
  },
  hands: async ({ desk: { page } }, use) => {
    const input = await page.context().newCDPSession(page);
    await input.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await use(new Hands(page, input));
  },
  saved: async ({ backend, person }, use) => use(() => keptStories(backend, person)),
});

const START = 'The lamp was lit.\n\nThe road was long.\n\n';

test('Words after Enter and the key for bold are bold, however fast the keys come', async ({ desk, hands, saved }) => {
  await desk.placeCaret('Nobody came.');
  await hands.key('End').key('Enter').key('b', CONTROL).type('fast').done();
  await expect.poll(saved).toEqual([`${START}Nobody came.\n\n**fast**`]);
});

test('Enter at once after End begins the paragraph at the end of the line', async ({ desk, hands, saved }) => {
  await desk.placeCaret('Nobody came.');
  await hands.key('Home').type('a').key('End').key('Enter').type('b').done();
  await expect.poll(saved).toEqual([`${START}aNobody came.\n\nb`]);
});

test('The end of the story is reached by its key at once after a click', async ({ desk, hands, saved }) => {
  const { x = 0, y = 0 } = (await desk.paragraph('The lamp was lit.').boundingBox()) ?? {};
  for (const time of [1, 2, 3]) {
    await hands
      .click(x + 20 * time, y + 10)
      .key('End', CONTROL)
      .type('z')
      .done();
  }
  await expect.poll(saved).toEqual([`${START}Nobody came.zzz`]);
});
