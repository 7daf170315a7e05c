import type { CDPSession, Page } from '@playwright/test';
import { ALARM, HOSTILE_HOST } from '@storyloom/testing/hostile-texts';
import { DeskScreen, storedText } from '../fixtures/desk.ts';
import type { Backend } from '../fixtures/backend.ts';
import { watchHarm } from '../fixtures/harm.ts';
import type { Person } from '../fixtures/people.ts';
import { IN_SOAK } from '../fixtures/rings.ts';
import { expect, test as base, WINDOW } from '../fixtures/test.ts';

const CONTROL = 2;
const CODES = { Enter: 13, End: 35, Home: 36 } as const;

/** Sends keys and clicks without waiting for the page, as they come when it is busy. */
class Hands {
  readonly #sent: Promise<unknown>[] = [];

  constructor(readonly input: CDPSession) {}

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

interface Editor {
  readonly desk: DeskScreen;
  readonly input: CDPSession;
  /** The text that is saved, without the invisible characters that keep marks apart. */
  readonly saved: () => Promise<string>;
}

/** Opens the desk of a new story with this text. */
async function openEditor(page: Page, backend: Backend, person: Person, text: string): Promise<Editor> {
  const path = await DeskScreen.storyOf(backend, person, text);
  const [, , id = ''] = path.split('/');
  await page.goto(path);
  const desk = new DeskScreen(page);
  await desk.text.click();
  const input = await page.context().newCDPSession(page);
  const saved = async () => (await storedText(backend, person, id)).story.replaceAll(/[\uFEFF\u2060]/g, '');
  return { desk, input, saved };
}

const test = base.extend<{ text: string; editor: Editor }>({
  text: ['', { option: true }],
  editor: async ({ backend, writing: { page, person }, text }, use) => {
    await page.setViewportSize(WINDOW);
    const editor = await openEditor(page, backend, person, text);
    await use(editor);
    await editor.input.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await editor.input.detach();
  },
});

test.describe('the text of the writing desk', { tag: '@generator' }, () => {
  test.describe('in Chinese', () => {
    test.use({ text: '夜里很*安静*。' });
    test('Chinese is composed in the middle of a line', async ({ editor: { desk, input, saved } }) => {
      const { keyboard } = desk.page;
      for (const key of ['ControlOrMeta+Home', 'ArrowRight', 'ArrowRight']) await keyboard.press(key);
      for (const text of ['h', 'ha', 'hai', '海', '海上']) {
        await input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
      }
      await input.send('Input.insertText', { text: '海上' });
      await expect(desk.text).toHaveText('夜里海上很安静。');
      await expect.poll(saved).toBe('夜里海上很*安静*。');
      await keyboard.press('ControlOrMeta+z');
      await expect(desk.text).toHaveText('夜里很安静。');
    });
  });

  test.describe('formatted', () => {
    test.use({ text: 'Nobody came.' });
    test('Keys and typed marks make emphasis and headings, and Tab leaves the text', async ({
      editor: { desk, saved },
    }) => {
      const { keyboard } = desk.page;
      await keyboard.press('ControlOrMeta+End');
      await keyboard.press('ControlOrMeta+b');
      await expect(desk.page.getByRole('button', { name: 'Bold', pressed: true })).toBeVisible();
      await keyboard.type(' Not one');
      await keyboard.press('ControlOrMeta+b');
      await keyboard.type(' of _them_');
      await expect(desk.text.locator('strong')).toHaveText(' Not one');
      await expect(desk.text.locator('em')).toHaveText('them');
      await keyboard.press('ControlOrMeta+z');
      await expect(desk.text).toHaveText('Nobody came. Not one of _them_');
      await keyboard.press('ControlOrMeta+Shift+z');
      await keyboard.press('Enter');
      await keyboard.type('## ');
      await expect(desk.text.getByRole('heading', { level: 3 })).toBeAttached();
      await keyboard.type('At night');
      await expect.poll(saved).toBe('Nobody came. **Not one** of *them*\n\n## At night');
      await keyboard.press('Tab');
      await expect(desk.text).not.toBeFocused();
      await keyboard.press('Shift+Tab');
      await expect(desk.text).toBeFocused();
    });
  });

  test.describe('typed fast', () => {
    test.use({ text: 'The lamp was lit.\n\nThe road was long.\n\nNobody came.' });
    test(
      'Keys and clicks count in their order, however fast they come',
      { tag: [...IN_SOAK] },
      async ({ editor: { desk, input, saved } }) => {
        const start = 'The lamp was lit.\n\nThe road was long.\n\n';
        await input.send('Emulation.setCPUThrottlingRate', { rate: 6 });
        const { x = 0, y = 0 } = (await desk.paragraph('The lamp was lit.').boundingBox()) ?? {};
        for (const time of [1, 2, 3]) {
          const hands = new Hands(input).click(x + 20 * time, y + 10);
          await hands.key('End', CONTROL).type('z').done();
        }
        await expect.poll(saved).toBe(`${start}Nobody came.zzz`);
        await desk.placeCaret('Nobody came.');
        await new Hands(input).key('Home').type('a').key('End').key('Enter').key('b', CONTROL).type('fast').done();
        await expect.poll(saved).toBe(`${start}aNobody came.zzz\n\n**fast**`);
      },
    );
  });

  test.describe('pasted', () => {
    test.use({ text: 'Here:' });
    const hostile = `<p onclick="${ALARM}()">Only <b>words</b></p><script>${ALARM}()</script><img src="https://${HOSTILE_HOST}/a.png" onerror="${ALARM}()">
<svg onload="${ALARM}()"></svg><iframe srcdoc="<script>parent.${ALARM}()</script>"></iframe><style>@import "https://${HOSTILE_HOST}/a.css";</style>
<video src="https://${HOSTILE_HOST}/a.mp4" autoplay></video><p style="background:url(https://${HOSTILE_HOST}/b.png)"><a href="javascript:${ALARM}()">arrive</a></p>`;

    test('Pasted or dropped hostile text keeps its words, and runs and loads nothing', async ({
      backend,
      person,
      openAs,
    }) => {
      const page = await openAs(person, 'about:blank');
      const harmDone = await watchHarm(page, backend.url);
      const { desk, saved } = await openEditor(page, backend, person, 'Here:');
      for (const kind of ['paste', 'drop']) {
        await page.keyboard.press('ControlOrMeta+End');
        await page.keyboard.type(' ');
        await desk.text.evaluate(
          (text, given) => {
            const data = new DataTransfer();
            data.setData('text/html', given.hostile);
            data.setData('text/plain', 'plain text');
            const { right = 0, top = 0 } = text.lastElementChild?.getBoundingClientRect() ?? {};
            const init = { bubbles: true, cancelable: true };
            text.dispatchEvent(
              given.kind === 'paste'
                ? new ClipboardEvent('paste', { ...init, clipboardData: data })
                : new DragEvent('drop', { ...init, dataTransfer: data, clientX: right - 1, clientY: top + 1 }),
            );
          },
          { kind, hostile },
        );
        const pasted = 'Only **words**\n\narrive';
        await expect.poll(saved).toBe(kind === 'paste' ? `Here: ${pasted}` : `Here: ${pasted} ${pasted}`);
      }
      const planted = 'script, img, svg, iframe, style, video, a, [onclick], [style]';
      await expect(desk.text.locator(planted)).toHaveCount(0);
      expect(await harmDone()).toEqual([]);
    });

    test('Text is copied with its emphasis by keys, and pasted twice', async ({ editor: { desk, saved } }) => {
      const { keyboard } = desk.page;
      await keyboard.press('ControlOrMeta+End');
      await keyboard.press('ControlOrMeta+b');
      await keyboard.type(' lamp');
      for (const key of ['a', 'c', 'End']) await keyboard.press(`ControlOrMeta+${key}`);
      await keyboard.press('Enter');
      for (const _time of ['first', 'second']) await keyboard.press('ControlOrMeta+v');
      await expect.poll(saved).toBe(Array(3).fill('Here: **lamp**').join('\n\n'));
    });
  });
});
