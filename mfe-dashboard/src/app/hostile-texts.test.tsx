// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { HOSTILE_TEXTS } from '@storyloom/testing/hostile-texts';
import { titles } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../remote.ts';
import { ADA, BO, idOf, sharedRow, storyRow } from '@storyloom/testing/rows';

// Two underscores are the marks of emphasis in a story.
const HOSTILE = HOSTILE_TEXTS.filter((text) => !text.includes('__'));
const text = HOSTILE.join(' ');
const body = `# A\n\n${HOSTILE.join('\n\n')}`;

/** Each text is shown as it was written, and none became an element. */
function expectTexts(element: Element | null): void {
  for (const hostile of HOSTILE) expect(element?.textContent).toContain(hostile);
  const parts = 'main :is(img, iframe, object, embed, style, script), [onload], [onerror], [href^="javascript"]';
  expect(document.querySelectorAll(parts)).toHaveLength(0);
}

it('shows titles, prompts, stories and names that look like markup as text', async () => {
  backend.accounts.names.set(BO, text);
  backend.library.rows = [storyRow(1, { title: text, prompt: text, story: body })];
  const older = sharedRow(2, { title: text, user_id: BO });
  const story = sharedRow(1, { title: text, prompt: text, content: body, user_id: BO, source_story_id: older.id });
  backend.community.rows = [story, older, sharedRow(3, { title: text, prompt: text, user_id: ADA })];

  for (const at of ['/dashboard', '/dashboard?section=shared']) {
    await renderRemote(remote, { at, as: ADA });
    await waitFor(() => expect(titles()).toEqual([text]));
    expectTexts(document.querySelector('li[data-story] h2'));
    expectTexts(document.querySelector('li[data-story]'));
  }
  await renderRemote(remote, { at: `/story/${idOf(1)}`, as: ADA });
  await screen.findByRole('heading', { name: 'What next?' });
  expectTexts(document.querySelector('h1'));
  expectTexts(document.querySelector('article'));
  await renderRemote(remote, { at: '/s/link-1', as: ADA });
  await waitFor(() => expectTexts(document.querySelector('article')));
  for (const words of [`by ${text}`, `From the prompt of “${text}” by ${text}`]) {
    expect(document.querySelector('main')?.textContent).toContain(words);
  }
});
