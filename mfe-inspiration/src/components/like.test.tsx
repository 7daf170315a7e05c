// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend, startBackend } from '@storyloom/testing/backend';
import { UNREACHABLE, card, expectToast, facts, returnToPage, titles } from '@storyloom/testing/page';
import { atRest, goBack, place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../remote.ts';
import { ADA, MINA, promptRow, sharedRow } from '@storyloom/testing/rows';
import { LISTS, row, id, openList } from '../testing/lists.ts';

const FAVORITES = 'Community Favorites';

/** The Sign in buttons of visible toasts. */
const offers = () =>
  [...document.querySelectorAll<HTMLElement>('[data-toaster] [data-visible="true"] button')].filter(
    ({ textContent }) => textContent === 'Sign in',
  );

const areOffered = (count: number) => waitFor(() => expect(offers()).toHaveLength(count));

describe.each(LISTS)('a like of the $kind', ({ kind, at, list, like }) => {
  const lamp = () => card('The Lamp', list);
  const likes = () => facts(lamp()).find((fact) => fact.includes('like'));
  const says = (heart: string, count: string) =>
    waitFor(() =>
      expect([within(lamp()).queryByRole('button', { name: `${heart}: The Lamp` }) !== null, likes()]).toEqual([
        true,
        count,
      ]),
    );

  it('A like, and its removal, shows before the database has answered', async () => {
    await openList(at, ADA);
    const goOn = backend.hold(like);
    await user.click(within(lamp()).getByRole('button', { name: 'Like: The Lamp' }));
    await says('Liked', '2 likes');
    // Two other users like it meanwhile.
    backend.community.change(id, { likes_count: 3 });
    goOn();
    await says('Liked', '4 likes');
    await atRest();
    expect(backend.community.likes[kind]).toEqual(new Set([`${ADA} ${id}`]));

    const goOnAgain = backend.hold(like);
    await user.click(within(lamp()).getByRole('button', { name: 'Liked: The Lamp' }));
    await says('Like', '3 likes');
    goOnAgain();
    await atRest();
    expect([...backend.community.likes[kind]]).toEqual([]);
    await renderRemote(remote, { at: at, as: ADA });
    await waitFor(() => expect(titles(list)).toEqual(['The Lamp']));
    await says('Like', '3 likes');
  });

  /** A guest presses Like and follows the toast to sign-in. Returns the address to come back to. */
  async function goToSignIn(): Promise<string> {
    await openList(at);
    await user.click(within(lamp()).getByRole('button', { name: 'Like: The Lamp' }));
    await areOffered(1);
    await user.click(offers()[0]!);
    await waitFor(() => expect(place().at).toBe('/auth'));
    await areOffered(0);
    expect(backend.sent(like)).toEqual([]);
    expect(place().state).toEqual({
      returnTo: `${at}#like-${id}`,
      purpose: { action: 'like', title: 'The Lamp' },
    });
    return `${at}#like-${id}`;
  }

  it('A like that a guest signed in for is made once, and its button has the focus', async () => {
    const returnTo = await goToSignIn();
    await openList(returnTo, ADA);
    await says('Liked', '2 likes');
    expect(within(lamp()).getByRole('button', { name: 'Liked: The Lamp' })).toHaveFocus();
    await atRest();
    expect(backend.sent(like)).toHaveLength(1);
    if (kind === 'inspiration') await expectToast('Added to your favorites!');

    await openList(returnTo, ADA);
    await waitFor(() => expect(within(lamp()).getByRole('button', { name: 'Like: The Lamp' })).toHaveFocus());
    await atRest();
    expect(backend.sent(like)).toEqual([]);
  });

  it('A link alone likes nothing, and signing in likes nothing that is liked already or the user’s own', async () => {
    await openList(`${at}#like-${id}`, ADA);
    await waitFor(() => expect(within(lamp()).getByRole('button', { name: 'Like: The Lamp' })).toHaveFocus());
    await atRest();
    expect(backend.sent(like)).toEqual([]);

    const returnTo = await goToSignIn();
    startBackend();
    backend.community.prompts = [promptRow(1, row)];
    backend.community.rows = [sharedRow(1, row)];
    backend.community.likes[kind].add(`${ADA} ${id}`);
    await renderRemote(remote, { at: returnTo, as: ADA });
    await says('Liked', '1 like');
    await atRest();
    expect(backend.sent(like)).toEqual([]);

    await goToSignIn();
    await openList(returnTo, MINA);
    await atRest();
    expect(backend.sent(like)).toEqual([]);
  });

  it('A guest who presses Like repeatedly gets one offer to sign in, which goes when the page is left', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await openList(at);
    await user.click(within(lamp()).getByRole('button', { name: 'Like: The Lamp' }));
    vi.advanceTimersByTime(60_000);
    await user.click(within(lamp()).getByRole('button', { name: 'Like: The Lamp' }));
    await areOffered(1);
    vi.useRealTimers();
    await goBack();
    await waitFor(() => expect(place().at).toBe('/before'));
    await waitFor(() => expect(offers()).toEqual([]));
  });

  it.each(['the database refuses', 'no answer comes'])(
    'A like that fails because %s is taken back, and a message says why',
    async (why) => {
      await openList(at, ADA);
      if (why === 'no answer comes') backend.cutOff(like);
      else backend.refuse(like, 'permission denied', 403);
      const goOn = backend.hold(like);
      await user.click(within(lamp()).getByRole('button', { name: 'Like: The Lamp' }));
      await says('Liked', '2 likes');
      goOn();
      await expectToast(
        'Failed to update like',
        why === 'no answer comes' ? UNREACHABLE : 'You don’t have permission to do this.',
      );
      await says('Like', '1 like');
      backend.recover(like);
      await user.click(within(lamp()).getByRole('button', { name: 'Like: The Lamp' }));
      await atRest();
      await says('Liked', '2 likes');
      expect(backend.community.likes[kind].size).toBe(1);
    },
  );

  it('Liking what was already liked in another tab ends as one like', async () => {
    await openList(at, ADA);
    backend.community.likes[kind].add(`${ADA} ${id}`);
    await user.click(within(lamp()).getByRole('button', { name: 'Like: The Lamp' }));
    await atRest();
    await says('Liked', '1 like');
    expect(backend.community.likes[kind].size).toBe(1);
  });

  it('Taking a like back never shows fewer than 0 likes, even when the counter is behind', async () => {
    await openList(at, ADA);
    backend.community.likes[kind].add(`${ADA} ${id}`);
    backend.community.change(id, { likes_count: 0 });
    await returnToPage();
    await says('Liked', '1 like');
    backend.hold(like);
    await user.click(within(lamp()).getByRole('button', { name: 'Liked: The Lamp' }));
    await says('Like', '0 likes');
    expect(backend.sent(like)).toHaveLength(1);
  });
});

it('A list that loads after its user has moved the focus leaves it there, also when a like brought them back', async () => {
  await openList(`/inspiration#like-${id}`, ADA);
  const goOn = backend.hold('search_inspirations');
  await renderRemote(remote, { at: `/inspiration#like-${id}`, as: ADA });
  const box = screen.getByRole('searchbox');
  act(() => box.focus());
  goOn();
  await waitFor(() => expect(titles('Prompts')).toEqual(['The Lamp']));
  await atRest();
  expect(box).toHaveFocus();
});

describe('a prompt in two lists', () => {
  it('A prompt that is in two lists is shown as liked in both', async () => {
    await openList('/inspiration?category=scifi', ADA);
    await waitFor(() => expect(titles(FAVORITES)).toEqual(['The Lamp']));
    const goOn = backend.hold('toggle_inspiration_like');
    await user.click(within(card('The Lamp', FAVORITES)).getByRole('button', { name: 'Like: The Lamp' }));
    await user.click(screen.getByRole('tab', { name: 'All' }));
    await waitFor(() => expect(titles('Prompts')).toEqual(['The Lamp']));
    expect(facts(card('The Lamp', 'Prompts'))[1]).toBe('2 likes');
    goOn();
    await atRest();
    expect(facts(card('The Lamp', 'Prompts'))[1]).toBe('2 likes');
  });
});
