// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE, card, expectToast, facts, returnToPage, titles } from '@storyloom/testing/page';
import { atRest, goBack, place } from '@storyloom/testing/render-remote';
import { ADA, MINA } from '@storyloom/testing/rows';
import { LISTS, id, openList } from '../testing/lists.ts';

const FAVORITES = 'Community Favorites';

/** The Sign in buttons of visible toasts. */
const offers = () =>
  [...document.querySelectorAll<HTMLElement>('[data-toaster] [data-visible="true"] button')].filter(
    ({ textContent }) => textContent === 'Sign in',
  );
const areOffered = (count: number) => waitFor(() => expect(offers()).toHaveLength(count));

const lampIn = (list: string) => card('The Lamp', list);
const heart = (list: string, name: 'Like' | 'Liked') =>
  within(lampIn(list)).queryByRole('button', { name: `${name}: The Lamp` });
const says = (list: string, name: 'Like' | 'Liked', count: string) =>
  waitFor(() => {
    expect(heart(list, name)).not.toBeNull();
    expect(facts(lampIn(list)).find((fact) => fact.includes('like'))).toBe(count);
  });
const press = (list: string, name: 'Like' | 'Liked') => user.click(heart(list, name)!);

/** A guest presses Like and follows the toast to sign-in. Returns the address to come back to. */
async function goToSignIn({ at, list, like }: (typeof LISTS)[number]): Promise<string> {
  await openList(at);
  await press(list, 'Like');
  await areOffered(1);
  await user.click(offers()[0]!);
  await waitFor(() => expect(place().at).toBe('/auth'));
  expect(backend.sent(like)).toEqual([]);
  const returnTo = `${at}#like-${id}`;
  expect(place().state).toEqual({ returnTo, purpose: { action: 'like', title: 'The Lamp' } });
  return returnTo;
}

describe.each(LISTS)('a like of the $kind', (one) => {
  const { kind, at, list, like } = one;

  it('and its removal show before the database has answered', async () => {
    await openList(at, ADA);
    const goOn = backend.hold(like);
    await press(list, 'Like');
    await says(list, 'Liked', '2 likes');
    // Two other users like it meanwhile.
    backend.community.change(id, { likes_count: 3 });
    goOn();
    await says(list, 'Liked', '4 likes');
    await atRest();
    expect(backend.community.likes[kind]).toEqual(new Set([`${ADA} ${id}`]));
    const goOnAgain = backend.hold(like);
    await press(list, 'Liked');
    await says(list, 'Like', '3 likes');
    goOnAgain();
    await atRest();
    expect([...backend.community.likes[kind]]).toEqual([]);
  });

  it('is made once after a guest has signed in for it, with the focus on its button', async () => {
    const returnTo = await goToSignIn(one);
    await openList(returnTo, ADA);
    await says(list, 'Liked', '2 likes');
    expect(heart(list, 'Liked')).toHaveFocus();
    await atRest();
    expect(backend.sent(like)).toHaveLength(1);
    if (kind === 'inspiration') await expectToast('Added to your favorites!');
    // A link alone likes nothing.
    await openList(returnTo, ADA);
    await waitFor(() => expect(heart(list, 'Like')).toHaveFocus());
    await atRest();
    expect(backend.sent(like)).toEqual([]);
  });
});

describe('a like', () => {
  const one = LISTS[0];
  const { kind, at, list, like } = one;

  it('is undone when it fails, with the reason, and ends as one like after another tab made it', async () => {
    await openList(at, ADA);
    backend.cutOff(like);
    const goOn = backend.hold(like);
    await press(list, 'Like');
    await says(list, 'Liked', '2 likes');
    goOn();
    await expectToast('Failed to update like', UNREACHABLE);
    await says(list, 'Like', '1 like');
    backend.recover(like);
    backend.community.likes[kind].add(`${ADA} ${id}`);
    await press(list, 'Like');
    await atRest();
    await says(list, 'Liked', '1 like');
    expect(backend.community.likes[kind].size).toBe(1);
  });

  it('is not made after signing in for what the user already likes or has shared', async () => {
    const returnTo = await goToSignIn(one);
    await openList(returnTo, ADA, () => backend.community.likes[kind].add(`${ADA} ${id}`));
    await says(list, 'Liked', '1 like');
    expect(backend.sent(like)).toEqual([]);
    await goToSignIn(one);
    await openList(returnTo, MINA);
    expect(backend.sent(like)).toEqual([]);
  });

  it('gives a guest who presses repeatedly one offer to sign in, until they leave the page', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await openList(at);
    await press(list, 'Like');
    vi.advanceTimersByTime(60_000);
    await press(list, 'Like');
    await areOffered(1);
    vi.useRealTimers();
    await goBack();
    await waitFor(() => expect(place().at).toBe('/before'));
    await areOffered(0);
  });

  it('never leaves fewer than 0 likes when it is undone, even when the counter is behind', async () => {
    await openList(at, ADA);
    backend.community.likes[kind].add(`${ADA} ${id}`);
    backend.community.change(id, { likes_count: 0 });
    await returnToPage();
    await says(list, 'Liked', '1 like');
    backend.hold(like);
    await press(list, 'Liked');
    await says(list, 'Like', '0 likes');
    expect(backend.sent(like)).toHaveLength(1);
  });

  it('of a prompt in two lists shows in both', async () => {
    await openList('/inspiration?category=scifi', ADA);
    await waitFor(() => expect(titles(FAVORITES)).toEqual(['The Lamp']));
    const goOn = backend.hold(like);
    await press(FAVORITES, 'Like');
    await user.click(screen.getByRole('tab', { name: 'All' }));
    await waitFor(() => expect(titles(list)).toEqual(['The Lamp']));
    await says(list, 'Liked', '2 likes');
    goOn();
    await atRest();
    await says(list, 'Liked', '2 likes');
  });
});
