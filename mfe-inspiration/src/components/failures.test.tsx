// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toast } from '@storyloom/shared/ui';
import { backend } from '@storyloom/testing/backend';
import { card, expectToast, fill, titles, toasts, UNREACHABLE } from '@storyloom/testing/page';
import { atRest, place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../remote.ts';
import { ADA, promptRow, sharedRow } from '@storyloom/testing/rows';

const OWN = 'Your Shared Inspirations';
const SEARCH = 'Search inspirations';
const STORY = `/community/${sharedRow(1).id}`;
const TIDE = 'Add “The Tide Library” to favorites';

async function openPage(at: string) {
  backend.community.prompts = [promptRow(1), promptRow(2, { user_id: ADA, likes_count: 5 })];
  backend.community.likes.inspiration.add(`${ADA} ${promptRow(1).id}`);
  backend.community.rows = [sharedRow(1)];
  await renderRemote(remote, { at, as: ADA });
}

describe('a list that cannot be loaded', () => {
  const favorites = '/inspiration-me?view=favorites';
  const hasFocus = (role: string, name: string) => () => screen.queryByRole(role, { name }) === document.activeElement;
  it.each([
    ['search_inspirations', '/inspiration', 'Failed to load inspirations', hasFocus('region', 'Prompts')],
    ['GET user_inspirations', '/inspiration', 'Failed to load your inspirations', hasFocus('heading', OWN)],
    ['GET curated_favorites', favorites, 'Failed to load favorite inspirations', hasFocus('searchbox', SEARCH)],
    ['liked_inspirations', favorites, 'Failed to load favorite inspirations', () => titles().includes('Prompt 1')],
    ['search_shared_stories', '/community', 'Failed to load stories', hasFocus('region', 'Stories')],
    ['read_shared_story', STORY, 'Failed to load story: ', () => place().at === '/s/link-1'],
  ] as const)('says once why %s failed, and is loaded by Retry', async (name, at, title, arrived) => {
    backend.refuse(name, 'The database is resting.', 403);
    await openPage(at);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent('The database is resting.');
    await atRest();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(toasts()).toEqual([]);
    backend.recover(name);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await waitFor(() => expect(arrived()).toBe(true));
  });

  it('says that an error occurred when no answer comes, after one retry, and shows Retry at work', async () => {
    backend.cutOff('search_inspirations');
    await openPage('/inspiration');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('An error occurred while loading inspirations');
    expect(alert).toHaveTextContent('Check your connection');
    expect(screen.queryByRole('heading', { name: 'No prompts yet' })).not.toBeInTheDocument();
    // One retry (spec 9) each for the list and for the favorites.
    await waitFor(() => expect(backend.sent('search_inspirations')).toHaveLength(4));
    const goOn = backend.hold('search_inspirations');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('button', { name: 'Trying again…' });
    goOn();
  });

  it.each([
    ['/inspiration', 'search_inspirations', 'Prompts', 'Failed to load inspirations'],
    ['/community', 'search_shared_stories', 'Stories', 'Failed to load stories'],
  ])('keeps what %s shows when more of it cannot be loaded', async (at, name, list, title) => {
    backend.community.prompts = Array.from({ length: 11 }, (_, n) => promptRow(n + 1));
    backend.community.rows = Array.from({ length: 11 }, (_, n) => sharedRow(n + 1));
    await renderRemote(remote, { at });
    await waitFor(() => expect(titles(list)).toHaveLength(10));
    backend.cutOff(name);
    await user.click(screen.getByRole('button', { name: `Load More ${list}` }));
    await expectToast(title, UNREACHABLE);
    expect(titles(list)).toHaveLength(10);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    backend.recover(name);
    await user.click(screen.getByRole('button', { name: `Load More ${list}` }));
    await waitFor(() => expect(titles(list)).toHaveLength(11));
    expect(screen.queryByRole('button', { name: `Load More ${list}` })).not.toBeInTheDocument();
  });
});

/** All error messages on the page: the lines of toasts and alerts, without buttons. */
const said = (): readonly string[] => [
  ...toasts().flatMap((words) => words.split('\n').filter((line) => line !== 'Sign in')),
  ...[...document.querySelectorAll('[role="alert"] :is(p, div):not(:has(p, div, button, a))')].map(
    ({ textContent }) => textContent,
  ),
];
const button = (name: string, part: ParentNode = document) =>
  [...part.querySelectorAll<HTMLButtonElement>('button')].find(
    (each) => each.textContent === name || each.getAttribute('aria-label') === name,
  )!;

/** Opens a dialog unless one is open, and presses its button. */
async function inDialog(opener: () => HTMLElement, confirm: string, typed?: string): Promise<void> {
  if (!document.querySelector('[role$="dialog"]')) await user.click(opener());
  if (typed !== undefined) await fill(screen.getByLabelText('Prompt'), typed);
  await user.click(screen.getByRole('button', { name: confirm }));
}

describe('a change that fails', () => {
  const SIGN_IN = 'You must be signed in to share inspirations';
  const on = (title: string, list: string, name: string) =>
    screen.getAllByRole('button', { name }).find((each) => card(title, list).contains(each))!;
  it.each<readonly [string, string, () => Promise<void>, readonly string[]]>([
    [
      'POST user_inspirations',
      '/inspiration',
      () => inDialog(() => button('Share Your Inspiration'), 'Share Inspiration', 'A lamp'),
      ['Failed to share inspiration', SIGN_IN],
    ],
    [
      'PATCH user_inspirations',
      '/inspiration',
      () => inDialog(() => on('Prompt 2', OWN, 'Edit: Prompt 2'), 'Save Changes'),
      ['Failed to update inspiration', SIGN_IN],
    ],
    [
      'DELETE user_inspirations',
      '/inspiration',
      () => inDialog(() => on('Prompt 2', OWN, 'Delete “Prompt 2”'), 'Delete inspiration'),
      ['Failed to delete inspiration'],
    ],
    [
      'report_content',
      '/inspiration',
      () => inDialog(() => on('Prompt 1', 'Prompts', 'Report “Prompt 1”'), 'Send report'),
      ['Your report could not be sent. Please try again.', 'You must be signed in to report this'],
    ],
    [
      'random-prompt',
      '/inspiration',
      () => user.click(button('Generate Random Prompt')),
      ['Failed to generate a random prompt'],
    ],
    [
      'POST curated_favorites',
      '/inspiration-me',
      () => user.click(screen.getByRole('button', { name: TIDE })),
      ['Failed to update favorite status', 'You must be signed in to save favorites'],
    ],
  ])('says once, in plain words, that %s failed', async (name, at, attempt, expected) => {
    await openPage(at);
    const isReady = () => (at === '/inspiration' ? titles(OWN).length > 0 : !button(TIDE).disabled);
    await waitFor(() => expect(isReady()).toBe(true));
    // 401 is last, because it ends the session.
    for (const answer of [
      undefined,
      new Response('<h1>502 Bad Gateway</h1>', { status: 502 }),
      Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 }),
    ]) {
      if (answer) backend.answerBy(name, answer);
      else backend.cutOff(name);
      await attempt();
      await waitFor(() => expect(said().length).toBeGreaterThan(0));
      await atRest();
      const lines = said();
      expect(lines.filter((line) => expected.some((start) => line.startsWith(start)))).toHaveLength(1);
      expect(new Set(lines).size).toBe(lines.length);
      for (const line of lines) expect(line).toMatch(/^(?!.*(?:[{}<]|JSON|JWT|PGRST|fetch|Error))\p{L}.*[\p{L}.!]$/u);
      act(() => toast.dismiss());
    }
  });
});
