// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useCommunityLike } from '@storyloom/shared/api/community';
import { buttonOf, isTold, press, show, story } from '@storyloom/testing/community-page';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { likeMessages } from './index.ts';

describe('useCommunityLike', () => {
  function Like({
    kind = 'story',
    userId = 'mina',
  }: {
    readonly kind?: 'inspiration' | 'story';
    readonly userId?: string;
  }) {
    const { liked, likes, toggle } = useCommunityLike(kind, { ...story, userId }, likeMessages[kind]);
    return <button disabled={!toggle} onClick={toggle}>{`${liked ? 'Liked' : 'Like'} ${likes}`}</button>;
  }

  it.each([
    ['inspiration', 'You must be signed in to like inspirations'],
    ['story', 'You must be signed in to like stories'],
  ] as const)('A guest who likes one %s is asked to sign in, and nothing is sent', async (kind, told) => {
    const requests = fakeNetwork(() => json({ liked: true, likes_count: 4 }));
    await show(<Like kind={kind} />, false);
    await press('Like 3');
    await isTold(`${told}Sign in`);
    // This is information, not an error.
    expect(document.querySelector('[data-toaster] [data-visible="true"] .lucide-info')).not.toBeNull();
    expect([buttonOf('Like 3').disabled, requests]).toEqual([false, []]);
  });

  it('A like of another user’s story is shown before the database answers', async () => {
    const requests = fakeNetwork(() => new Promise(() => undefined));
    await show(<Like />);
    await press('Like 3');
    await vi.waitFor(() => expect(buttonOf('Liked 4')?.disabled).toBe(false));
    await vi.waitFor(() => expect(requests).toMatchObject([{ body: { p_shared_story_id: 'id-1', p_liked: true } }]));
  });

  it('A user cannot like their own story', async () => {
    await show(<Like userId="user-1" />);
    expect(buttonOf('Like 3').disabled).toBe(true);
  });

  it.each([
    [
      'permission is denied',
      { code: '42501', message: 'permission denied' },
      403,
      'You don’t have permission to do this.',
    ],
    ['there were too many requests', {}, 429, /^Too many requests\. Please try again /],
  ])('A like that fails because %s is taken back, with the reason', async (_why, body, status, reason) => {
    fakeNetwork(() => json(body, status));
    await show(<Like />);
    await press('Like 3');
    const told = await vi.waitFor(() => {
      const text = screen.getByRole('status', { name: 'Notifications' }).textContent ?? '';
      expect(text).toContain('Failed to update like');
      return text;
    });
    expect(told.replace('Failed to update like', '')).toMatch(reason);
    await vi.waitFor(() => expect(buttonOf('Like 3')).toBeTruthy());
  });

  it('A like after the end of the session is taken back, with an offer to sign in again', async () => {
    fakeNetwork(() => json({ code: 'PGRST301', message: 'JWT expired' }, 401));
    await show(<Like />);
    await press('Like 3');
    await isTold('Your sign-in has expired. Please sign in again.Sign in');
    await vi.waitFor(() => expect(buttonOf('Like 3')).toBeTruthy());
  });
});
