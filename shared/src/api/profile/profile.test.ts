// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@storyloom/shared/api';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { changeDisplayName, profileQueries } from './profile.ts';

const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

const findName = () => client.fetchQuery(profileQueries.name('user-1'));

describe('the display name', () => {
  it('A display name is read by user id', async () => {
    const requests = fakeNetwork(() => json([{ display_name: 'Mara' }]));
    expect(await findName()).toBe('Mara');
    expect(requests).toMatchObject([{ method: 'GET', url: { pathname: '/rest/v1/profiles' } }]);
    expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({ select: 'display_name', id: 'eq.user-1' });
  });

  it('A display name is empty when there is no profile', async () => {
    fakeNetwork(() => json([]));
    expect(await findName()).toBe('');
  });

  it('Display names are cached separately for each user', () => {
    expect(profileQueries.name('user-1').queryKey).not.toEqual(profileQueries.name('user-2').queryKey);
  });
});

describe('changeDisplayName', () => {
  it('Changing the display name sends only the trimmed name, and returns the stored one', async () => {
    const requests = fakeNetwork(() => json([{ display_name: 'Mara L.' }]));
    expect(await changeDisplayName('user-1', ' Mara L. \n')).toBe('Mara L.');
    expect(requests).toMatchObject([{ method: 'PATCH', url: { pathname: '/rest/v1/profiles' } }]);
    expect(requests[0]?.body).toEqual({ display_name: 'Mara L.' });
    expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({ id: 'eq.user-1', select: 'display_name' });
  });

  it('Changing the display name of a deleted account fails', async () => {
    fakeNetwork(() => json([]));
    const error = await failureOf(changeDisplayName('user-1', 'Mara'));
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: 'data', message: 'This account no longer exists.' });
  });
});

describe.each([
  ['the name', findName],
  ['a change of it', () => changeDisplayName('user-1', 'Mara')],
])('%s', (_name, ask) => {
  it('A refused request for a display name fails with a message for the user', async () => {
    const message = 'violates check constraint "profiles_display_name_fit"';
    fakeNetwork(() => json({ code: '23514', message }, 400));
    expect(await failureOf(ask())).toMatchObject({
      name: 'AppError',
      code: 'data',
      message: 'Storyloom can’t accept this. Check what you entered and try again.',
    });
  });

  it('An unanswered request for a display name fails as “network” after one attempt, because its caller retries', async () => {
    vi.useFakeTimers();
    const requests = fakeNetwork(() => new TypeError('Failed to fetch'));
    const failure = failureOf(ask());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toMatchObject({ name: 'AppError', code: 'network' });
    expect(requests).toHaveLength(1);
  });
});
