// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { saveStoryText } from './save-story-text.ts';

const text = {
  id: 'id-1',
  base: 3,
  text: '# The Light\n\nIt burned.',
  cause: 'typed',
  session: 'session-1',
  demo: false,
} as const;

beforeEach(storeSession);

describe('saveStoryText', () => {
  it('A text is saved with the revision that it was made of, its cause and its typing session', async () => {
    const requests = fakeNetwork(() => json({ outcome: 'saved', revision: 4 }));
    expect(await saveStoryText(text)).toEqual({ outcome: 'saved', revision: 4 });
    expect(requests).toMatchObject([{ method: 'POST', url: { pathname: '/rest/v1/rpc/save_story_text' } }]);
    expect(requests[0]?.body).toEqual({
      p_id: 'id-1',
      p_base: 3,
      p_story: text.text,
      p_cause: 'typed',
      p_session: 'session-1',
      p_demo: false,
    });
  });

  it('A text of the demo storyteller is marked as one, and a restored text names its revision', async () => {
    const requests = fakeNetwork(() => json({ outcome: 'saved', revision: 4 }));
    await saveStoryText({ ...text, cause: 'restored', demo: true, restored: 2 });
    expect(requests[0]?.body).toMatchObject({ p_cause: 'restored', p_demo: true, p_restored: 2 });
  });

  it('A conflict has the revision and the text that the story has now', async () => {
    fakeNetwork(() => json({ outcome: 'conflict', revision: 7, story: 'Another text.' }));
    expect(await saveStoryText(text)).toEqual({ outcome: 'conflict', revision: 7, text: 'Another text.' });
  });

  it('A story that is not there is gone', async () => {
    fakeNetwork(() => json({ outcome: 'gone' }));
    expect(await saveStoryText(text)).toEqual({ outcome: 'gone' });
  });

  it.each([[null], ['saved'], [{}], [{ outcome: 'saved' }], [{ outcome: 'conflict', revision: 7 }], [[]]])(
    'The answer %j, which says neither, is a failure',
    async (answer) => {
      fakeNetwork(() => json(answer));
      await expect(saveStoryText(text)).rejects.toMatchObject({ name: 'AppError', code: 'internal' });
    },
  );

  it('A refused text fails with the words of the database', async () => {
    const message = 'A story can have at most 60,000 characters, and this one has 60,001.';
    fakeNetwork(() => json({ code: 'PT400', message, details: null, hint: null }, 400));
    await expect(saveStoryText(text)).rejects.toMatchObject({ code: 'data', message });
  });

  it('A save can be cancelled', async () => {
    const controller = new AbortController();
    const requests = fakeNetwork(() => new Promise<never>(() => undefined));
    const saving = saveStoryText(text, controller.signal);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    controller.abort();
    await expect(saving).rejects.toMatchObject({ code: 'network' });
    expect(requests).toHaveLength(1);
  });
});
