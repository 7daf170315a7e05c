// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toast } from '@storyloom/shared/ui';
import { backend } from '@storyloom/testing/backend';
import { card, fill, titles, toasts } from '@storyloom/testing/page';
import { atRest, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../remote.ts';
import { ADA, promptRow, sharedRow } from '@storyloom/testing/rows';

const json = (status: number, body: unknown) => Response.json(body, { status });

/** Every way in which an answer can be missing or wrong. 401 is last, because it ends the session. */
const FAILURES: readonly (readonly [string, Response | undefined])[] = [
  ['no answer', undefined],
  ['403', json(403, { code: '42501', message: 'permission denied' })],
  ['404', json(404, { code: 'PGRST205', message: 'Could not find it' })],
  ['409', json(409, { code: '23503', message: 'conflict' })],
  ['413', json(413, { error: { code: 'too_large', message: 'Too large.' } })],
  ['429', json(429, { error: { code: 'rate_limited', message: 'Slow down.', retryAfter: 3 } })],
  ['500', json(500, { code: 'XX000', message: 'internal error' })],
  ['an HTML page', new Response('<h1>502 Bad Gateway</h1>', { status: 502 })],
  ['an empty body', new Response('', { status: 500 })],
  ['a malformed body', new Response('{"code":', { status: 500 })],
  ['an empty object', json(500, {})],
  ['an empty message', json(500, { code: 'XX000', message: '' })],
  ['401', json(401, { code: 'PGRST303', message: 'JWT expired' })],
];

/** Technical words that users must not see. */
const NOISE = /[{}<]|\[object|undefined|null|Failed to fetch|TypeError|JSON|JWT|PGRST|Unexpected/;
const hush = () => act(() => toast.dismiss());

/** All error messages on the page: the lines of toasts and alerts, without buttons. */
const said = (): readonly string[] => [
  ...toasts().flatMap((words) => words.split('\n').filter((line) => line !== 'Sign in')),
  ...[...document.querySelectorAll('[role="alert"] :is(p, div):not(:has(p, div, button, a))')].map(
    ({ textContent }) => textContent,
  ),
];

/** Faults of the messages: one should begin as expected, none should be technical, and none repeated. */
async function faultsOf(failure: string, expected: readonly string[]): Promise<readonly string[]> {
  await waitFor(() => {
    if (said().length === 0) throw new Error(`Nothing is said of ${failure}`);
  });
  await atRest();
  const lines = said();
  const isForPeople = (line: string) => !NOISE.test(line) && /^\p{L}.*[\p{L}.!]$/u.test(line);
  const isRight =
    lines.filter((line) => expected.some((start) => line.startsWith(start))).length === 1 &&
    new Set(lines).size === lines.length &&
    lines.every(isForPeople);
  return isRight ? [] : [`${failure}: ${lines.join(' / ')}`];
}

/** Waits until the buttons of the page can be pressed. */
async function isReady(at: string): Promise<void> {
  await waitFor(() => {
    if (at === '/inspiration' && titles(OWN).length > 0) return;
    if (screen.getByRole<HTMLInputElement>('button', { name: TIDE }).disabled)
      throw new Error('The favorites are not known yet');
  });
}

async function openPage(at: string) {
  backend.community.prompts = [promptRow(1), promptRow(2, { user_id: ADA, likes_count: 5 })];
  backend.community.rows = [sharedRow(1)];
  await renderRemote(remote, { at: at, as: ADA });
}

describe('failed loading', () => {
  it.each([
    [
      'search_inspirations',
      '/inspiration',
      ['Failed to load inspirations', 'An error occurred while loading inspirations'],
    ],
    ['GET user_inspirations', '/inspiration', ['Failed to load your inspirations']],
    ['GET curated_favorites', '/inspiration-me?view=favorites', ['Failed to load favorite inspirations']],
    ['liked_inspirations', '/inspiration-me?view=favorites', ['Failed to load favorite inspirations']],
    ['search_shared_stories', '/community', ['Failed to load stories']],
    ['read_shared_story', `/community/${sharedRow(1).id}`, ['Failed to load story: ']],
  ])('A failed %s shows one message in plain words, whatever the failure', async (name, at, expected) => {
    for (const [failure, answer] of FAILURES) {
      if (answer) backend.answerBy(name, answer.clone());
      else backend.cutOff(name);
      await renderRemote(remote, { at: at, as: ADA });
      expect(await faultsOf(failure, expected)).toEqual([]);
    }
  });
});

const OWN = 'Your Shared Inspirations';
const mine = () => card('Prompt 2', OWN);
const TIDE = 'Add “The Tide Library” to favorites';
const SIGN_IN = 'You must be signed in to share inspirations';
/** Messages of the data client for refused requests. */
const REFUSALS = [
  'You don’t have permission to do this.',
  'This is no longer available.',
  'This was changed somewhere else in the meantime.',
  'This is too long.',
  'Slow down.',
  'Something went wrong on our side.',
];

const openDialog = () => screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog');

/** Opens a dialog unless one is open, and presses its button. */
async function inDialog(opener: () => HTMLElement, confirm: string, typed?: string): Promise<void> {
  if (!openDialog()) await user.click(opener());
  if (typed !== undefined) await fill(screen.getByLabelText('Prompt'), typed);
  await user.click(screen.getByRole('button', { name: confirm }));
}

describe('failed changes', () => {
  it.each<readonly [string, string, () => Promise<void>, readonly string[]]>([
    [
      'POST user_inspirations',
      '/inspiration',
      () =>
        inDialog(() => screen.getByRole('button', { name: 'Share Your Inspiration' }), 'Share Inspiration', 'A lamp'),
      ['Failed to share inspiration', SIGN_IN],
    ],
    [
      'PATCH user_inspirations',
      '/inspiration',
      () => inDialog(() => within(mine()).getByRole('button', { name: 'Edit: Prompt 2' }), 'Save Changes'),
      ['Failed to update inspiration', SIGN_IN],
    ],
    [
      'DELETE user_inspirations',
      '/inspiration',
      () => inDialog(() => within(mine()).getByRole('button', { name: 'Delete “Prompt 2”' }), 'Delete inspiration'),
      ['Failed to delete inspiration'],
    ],
    [
      'toggle_inspiration_like',
      '/inspiration',
      () => user.click(within(card('Prompt 1', 'Prompts')).getByRole('button', { name: 'Like: Prompt 1' })),
      ['Failed to update like', 'Your sign-in has expired.'],
    ],
    [
      'report_content',
      '/inspiration',
      () =>
        inDialog(
          () => within(card('Prompt 1', 'Prompts')).getByRole('button', { name: 'Report “Prompt 1”' }),
          'Send report',
        ),
      ['Your report could not be sent. Please try again.', 'You must be signed in to report this', ...REFUSALS],
    ],
    [
      'random-prompt',
      '/inspiration',
      () => user.click(screen.getByRole('button', { name: 'Generate Random Prompt' })),
      ['Failed to generate a random prompt'],
    ],
    [
      'POST curated_favorites',
      '/inspiration-me',
      () => user.click(screen.getByRole('button', { name: TIDE })),
      ['Failed to update favorite status', 'You must be signed in to save favorites'],
    ],
  ])(
    'A change that fails because of %s shows one message in plain words, whatever the failure',
    async (name, at, attempt, expected) => {
      await openPage(at);
      await isReady(at);
      for (const [failure, answer] of FAILURES) {
        if (answer) backend.answerBy(name, answer.clone());
        else backend.cutOff(name);
        await attempt();
        expect(await faultsOf(failure, expected)).toEqual([]);
        hush();
      }
    },
  );
});
