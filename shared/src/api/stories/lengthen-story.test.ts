// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { newStory } from '@storyloom/testing/new-story';
import { lengthenStory } from './save-story.ts';

beforeEach(storeSession);

describe('lengthenStory', () => {
  it.each([true, false])(
    'lengthenStory stores the longer text and returns whether the row exists: %s',
    async (there) => {
      const requests = fakeNetwork(() => json(there));
      expect(await lengthenStory(newStory, 'The')).toBe(there);
      expect(requests[0]).toMatchObject({ method: 'POST', url: { pathname: '/rest/v1/rpc/lengthen_story' } });
      expect(requests[0]?.body).toEqual({
        p_id: 'id-1',
        p_story: newStory.text,
        p_former_title: 'The',
        p_title: 'The Light',
        p_options: { genre: 'scifi', language: 'french', perspective: 'first', tone: 'mysterious', length: 1200 },
        p_demo: true,
      });
    },
  );

  it('lengthenStory fails when the database refuses', async () => {
    fakeNetwork(() => json({ code: '23514', message: 'too long', details: null, hint: null }, 400));
    await expect(lengthenStory(newStory, 'The')).rejects.toMatchObject({ code: 'data' });
  });
});
