import type { Page } from '@playwright/test';
import { ALARM, HOSTILE_HOST } from '@storyloom/testing/hostile-texts';
import { DeskScreen } from '../fixtures/desk.ts';
import { watchHarm } from '../fixtures/harm.ts';
import { keptStories } from '../fixtures/people.ts';
import { expect, test as base } from '../fixtures/test.ts';

interface Pasting {
  readonly desk: DeskScreen;
  /** The text that is saved. */
  readonly saved: () => Promise<readonly string[]>;
  readonly harmDone: () => Promise<readonly string[]>;
}

/** A new desk whose story is the line “Here: ”, with the caret at its end. */
const test = base.extend<{ readonly pasting: Pasting }>({
  pasting: async ({ backend, person, openAs }, use) => {
    const path = await DeskScreen.storyOf(backend, person, 'Here:');
    const page = await openAs(person, '/terms');
    const harmDone = await watchHarm(page, backend.url);
    await page.goto(path);
    const desk = new DeskScreen(page);
    await desk.text.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' ');
    await use({ desk, saved: () => keptStories(backend, person), harmDone });
  },
});

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<!--StartFragment--><p class=MsoNormal><span style='font-size:12.0pt'>The sea was <b>calm</b> and <i
style='mso-bidi-font-style:normal'>still</i>.<o:p></o:p></span></p>
<h2>At night</h2>
<p class=MsoNormal><span style='font-weight:bold'>Nobody</span> spoke.</p><!--EndFragment--></body></html>`;
const FROM_WORD = 'Here: The sea was **calm** and *still*.\n\n## At night\n\n**Nobody** spoke.';

const PAGE = `<p>The lamp <a href="https://${HOSTILE_HOST}/">stayed <em>lit</em></a>.</p><ul><li>One</li><li><strong>Two</strong></li></ul>`;
const FROM_PAGE = 'Here: The lamp stayed *lit*.\n\nOne\n\n**Two**';

const HOSTILE = `<p onclick="${ALARM}()">Only <b>words</b></p><script>${ALARM}()</script><img src="https://${HOSTILE_HOST}/a.png" onerror="${ALARM}()">
<svg onload="${ALARM}()"></svg><iframe srcdoc="<script>parent.${ALARM}()</script>"></iframe><style>@import "https://${HOSTILE_HOST}/a.css";</style>
<video src="https://${HOSTILE_HOST}/a.mp4" autoplay></video><p style="background:url(https://${HOSTILE_HOST}/b.png)"><a href="javascript:${ALARM}()">arrive</a></p>`;
const FROM_HOSTILE = 'Here: Only **words**\n\narrive';

/** What a program has put into the clipboard, or what is dragged out of it. */
const give = (page: Page, kind: 'paste' | 'drop', html: string) =>
  page.getByRole('textbox', { name: /^Text of/ }).evaluate(
    (editor, given) => {
      const data = new DataTransfer();
      data.setData('text/html', given.html);
      data.setData('text/plain', 'plain text');
      const end = editor.lastElementChild?.getBoundingClientRect() ?? new DOMRect();
      const init = { bubbles: true, cancelable: true };
      editor.dispatchEvent(
        given.kind === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data, clientX: end.right - 1, clientY: end.top + 1 }),
      );
    },
    { kind, html },
  );

const SOURCES = [
  ['Word', WORD, FROM_WORD],
  ['a web page', PAGE, FROM_PAGE],
  ['a hostile page', HOSTILE, FROM_HOSTILE],
] as const;

for (const [name, html, result] of SOURCES) {
  for (const kind of ['paste', 'drop'] as const) {
    const way = kind === 'paste' ? 'pasted' : 'dropped';
    test(
      `Text from ${name} that is ${way} keeps its emphasis and headings, and nothing of it runs or is loaded`,
      { tag: '@generator' },
      async ({ pasting: { desk, saved, harmDone } }) => {
        await give(desk.page, kind, html);
        await expect.poll(saved).toEqual([result]);
        expect(await desk.text.locator('script, img, svg, iframe, style, video, a, [onclick], [style]').count()).toBe(
          0,
        );
        expect(await harmDone()).toEqual([]);
      },
    );
  }
}

test('Text is copied with its emphasis by keys, and pasted twice', { tag: '@generator' }, async ({ pasting }) => {
  const { desk, saved, harmDone } = pasting;
  const { keyboard } = desk.page;
  await keyboard.press('ControlOrMeta+b');
  await keyboard.type('lamp');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.press('ControlOrMeta+c');
  await keyboard.press('ControlOrMeta+End');
  await keyboard.press('Enter');
  for (const _time of ['first', 'second']) await keyboard.press('ControlOrMeta+v');
  await expect.poll(saved).toEqual([Array(3).fill('Here: **lamp**').join('\n\n')]);
  expect(await harmDone()).toEqual([]);
});
