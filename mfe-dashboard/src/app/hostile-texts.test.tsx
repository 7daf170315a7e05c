// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { titles } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../remote.ts';
import { ADA, BO, idOf, sharedRow, storyRow } from '@storyloom/testing/rows';

/** Texts that would do harm if treated as markup. */
const HOSTILE = [
  '<img src=x onerror="alarm(1)">',
  '</title></h1><script>alarm(2)</script>',
  '"><svg onload=alarm(3)>',
  '<a href="javascript:alarm(4)">{{alarm}} ${alarm(4)}</a>',
  '<style>*{display:none}</style><iframe srcdoc="<script>alarm(5)</script>">',
];

const texts = HOSTILE.join(' ');
const body = `# ${HOSTILE[0]}\n\n${HOSTILE.join('\n\n')}\n\n## ${HOSTILE[1]}\n\n**${HOSTILE[2]}**`;
let alarms: unknown[];
beforeEach(async () => {
  alarms = [];
  Object.assign(window, { alarm: (which: unknown) => alarms.push(which) });
});

/** None of the texts became an element, and each is shown as it was written. */
function expectTexts(...elements: readonly (Element | null | undefined)[]): void {
  for (const element of elements) for (const text of HOSTILE) expect(element?.textContent).toContain(text);
  const parts = 'img, iframe, main style, main script, [onload], [onerror], [href^="javascript"]';
  expect(document.querySelectorAll(parts)).toHaveLength(0);
  expect(alarms).toEqual([]);
}

it('Titles, prompts and stories that look like markup are shown as text on the user’s own pages', async () => {
  backend.library.rows = [storyRow(1, { title: texts, prompt: texts, story: body })];
  await renderRemote(remote, { at: '/dashboard', as: ADA });
  await waitFor(() => expect(titles()).toEqual([texts]));
  const card = document.querySelector('li[data-story]')!;
  expectTexts(card.querySelector('h2'), [...card.querySelectorAll('p')].at(-1));
  await user.click(screen.getByRole('button', { name: `Delete “${texts}”` }));
  expectTexts(screen.getByRole('alertdialog'));
  await user.click(screen.getByRole('button', { name: 'Delete story' }));
  await screen.findByRole('button', { name: `Undo the deletion of “${texts}”` });
  expectTexts(document.querySelector('ul[aria-label="Just deleted"]'));
  await user.click(screen.getByRole('button', { name: `Undo the deletion of “${texts}”` }));
  await waitFor(() => expect(titles()).toEqual([texts]));

  await renderRemote(remote, { at: `/story/${idOf(1)}`, as: ADA });
  await screen.findByRole('heading', { name: 'What next?' });
  expectTexts(document.querySelector('h1'), document.querySelector('article'), document.querySelector('main'));
  expect(document.title).toBe(`${texts} · Storyloom`);
});

it('Titles, prompts, stories and names that look like markup are shown as text on the pages of shared stories', async () => {
  backend.accounts.names.set(BO, texts);
  const older = sharedRow(2, { title: texts, user_id: BO });
  const story = sharedRow(1, { title: texts, prompt: texts, content: body, user_id: BO, source_story_id: older.id });
  backend.community.rows = [story, older, sharedRow(3, { title: texts, prompt: texts, user_id: ADA })];
  await renderRemote(remote, { at: '/dashboard?section=shared', as: ADA });
  await waitFor(() => expect(titles()).toEqual([texts]));
  expectTexts(document.querySelector('li[data-story]'));
  await renderRemote(remote, { at: '/s/link-1', as: ADA });
  await waitFor(() => expect(document.querySelector('article')).toBeTruthy());
  expectTexts(document.querySelector('h1'), document.querySelector('article'));
  const main = document.querySelector('main')!;
  for (const said of [`by ${texts}`, `From the prompt of “${texts}” by ${texts}`])
    expect(main.textContent).toContain(said);
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
  expect(description).toContain(texts);
});
