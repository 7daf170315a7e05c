// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { AppError } from '@storyloom/shared/api';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { setLiked } from './like.ts';

const refusal = () => json({ code: '42501', message: 'You must be signed in', details: null, hint: null }, 403);

describe('setLiked', () => {
  it.each([
    ['inspiration', true, 'toggle_inspiration_like', { p_inspiration_id: 'id-1', p_liked: true }],
    ['story', false, 'toggle_story_like', { p_shared_story_id: 'id-1', p_liked: false }],
  ] as const)('Setting the like of one %s to %s calls its database function', async (kind, wish, name, body) => {
    const requests = fakeNetwork(() => json({ liked: wish, likes_count: 4 }));
    expect(await setLiked(kind, { id: 'id-1' }, wish)).toEqual({ liked: wish, likes: 4 });
    expect(requests).toMatchObject([{ method: 'POST', url: { pathname: `/rest/v1/rpc/${name}` }, body }]);
  });

  it('A like of a story is sent with its link, and has no count when the story can no longer be read', async () => {
    const requests = fakeNetwork(() => json({ liked: false, likes_count: null }));
    expect(await setLiked('story', { id: 'id-1', shareId: 'link-1' }, false)).toEqual({ liked: false, likes: null });
    expect(requests[0]?.body).toEqual({ p_shared_story_id: 'id-1', p_share_id: 'link-1', p_liked: false });
  });

  it.each([
    ['data', refusal],
    ['network', () => new TypeError('Failed to fetch')],
  ])('A like that cannot be set fails as “%s”', async (code, answer) => {
    fakeNetwork(answer);
    const error = await setLiked('story', { id: 'id-1' }, true).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code });
  });
});
