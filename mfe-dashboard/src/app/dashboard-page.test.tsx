// @vitest-environment jsdom
import { backend } from '@storyloom/testing/backend';
import { HOSTILE_TEXTS } from '@storyloom/testing/hostile-texts';
import { titles } from '@storyloom/testing/page';
import { hydratePage, prerenderPage } from '@storyloom/testing/prerendered-page';
import { goBack, place, renderRemote } from '@storyloom/testing/render-remote';
import { ADA, BO, idOf, sharedRow, storyRow } from '@storyloom/testing/rows';
import { signIn } from '@storyloom/testing/session';
import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import prerendered from '../prerender.ts';
import { remote } from '../remote.ts';

const heading = () => [document.querySelector('h1')?.textContent, document.title];

describe('the dashboard', () => {
  it('opens the stories for an unknown section, with links to write and find inspiration', async () => {
    backend.library.rows = [storyRow(1)];
    await renderRemote(remote, { at: '/dashboard?section=nonsense', as: ADA });
    await waitFor(() => expect(titles()).toEqual(['Story 1']));
    expect(screen.getByRole('tab', { name: 'My Stories', selected: true })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get Inspired' })).toHaveAttribute('href', '/inspiration');
    await user.click(screen.getByRole('link', { name: 'Create New Story' }));
    expect(place()).toMatchObject({ at: '/generators', state: { fresh: true } });
  });

  it('keeps the section in the address, and drops the search of the previous section', async () => {
    backend.library.rows = [storyRow(1)];
    backend.community.rows = [sharedRow(2, { user_id: ADA })];
    await renderRemote(remote, { at: '/dashboard?q=harbour', as: ADA });
    await waitFor(() => expect(titles()).toEqual(['Story 1']));
    expect(heading()).toEqual(['My Stories', 'My Stories · Storyloom']);
    await user.click(screen.getByRole('tab', { name: 'Shared Stories' }));
    await waitFor(() => expect(titles()).toEqual(['Story 2']));
    expect(place().at).toBe('/dashboard?section=shared');

    await renderRemote(remote, { at: place().at, as: ADA });
    await waitFor(() => expect(titles()).toEqual(['Story 2']));
    expect(heading()).toEqual(['Shared Stories', 'Shared Stories · Storyloom']);
    await user.click(screen.getByRole('tab', { name: 'Account Settings' }));
    await screen.findByRole('heading', { name: 'Story Preferences' });
    expect(place().at).toBe('/dashboard?section=settings');
    await user.click(screen.getByRole('tab', { name: 'My Stories' }));
    await waitFor(() => expect(titles()).toEqual(['Story 1']));
    expect(place().at).toBe('/dashboard');
    // Tabs add no history entries: Back leaves the dashboard.
    await goBack();
    expect(place().at).toBe('/before');
  });

  it('moves the focus to the heading around Recently deleted, but not from a tab', async () => {
    backend.library.rows = [storyRow(1)];
    await renderRemote(remote, { at: '/dashboard', as: ADA });
    await user.click(await screen.findByRole('link', { name: 'Recently deleted' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Recently deleted' })).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Back to My Stories' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'My Stories' })).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Recently deleted' }));
    await user.click(screen.getByRole('tab', { name: 'Shared Stories' }));
    await screen.findByRole('heading', { name: 'Shared Stories' });
    expect(screen.getByRole('tab', { name: 'Shared Stories' })).toHaveFocus();
  });
});

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

it('has the title, links and tabs of the dashboard in its HTML', async () => {
  expect(prerendered.pages.map(({ path, hidden }) => [path, hidden])).toEqual([['/dashboard', true]]);
  const html = await prerenderPage(remote, '/dashboard');
  const page = new DOMParser().parseFromString(html, 'text/html').body;
  expect(page.querySelector('h1')?.textContent).toBe('My Stories');
  expect([...page.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent)).toEqual([
    'My Stories',
    'Shared Stories',
    'Account Settings',
  ]);
  expect(page.querySelector('a[href="/generators"]')?.textContent).toBe('Create New Story');
  expect(page.querySelectorAll('[style]')).toHaveLength(0);
});

it('shows the user’s stories after hydration', async () => {
  backend.library.rows = [storyRow(1)];
  const html = await prerenderPage(remote, '/dashboard');
  await signIn(ADA);
  const { complaints, publish } = await hydratePage(remote, html, '/dashboard');
  expect(screen.getByRole('tab', { name: 'My Stories', selected: true })).toBeInTheDocument();
  await publish();
  await waitFor(() => expect(titles()).toEqual(['Story 1']));
  expect(complaints).toEqual([]);
});
