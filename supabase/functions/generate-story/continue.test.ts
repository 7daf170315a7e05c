import { STORY_LIMITS } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { chunk, content, DONE, scriptedProvider, STOP, streams } from '../_shared/testing/scripted-provider.ts';
import {
  askAsGuest,
  askAsUser,
  errorOf,
  eventsOf,
  serviceUnderTest,
  serviceWith,
  STORY_BODY,
  textOf,
} from '../_shared/testing/service-under-test.ts';

const STORY = '# The Door\n\nMara ran. The lamp went out.';
const goOn = { ...STORY_BODY, continueOf: STORY };

describe('a story that is continued', () => {
  it('A continuation repeats neither the title nor a sentence, and only new words are counted', async () => {
    const pieces = ['# The', ' Door\n\nThe la', 'mp went', ' out. Then', ' it rained.'].map(content);
    const events = await eventsOf(await askAsUser(serviceWith(streams(...pieces, STOP, DONE)), goOn));
    expect(textOf(events)).toBe(' Then it rained.');
    expect(events.at(-1)).toEqual({ type: 'end', reason: 'complete', words: 3 });
  });

  it('Text that was held back and is new is delivered when the provider ends', async () => {
    const body = { ...goOn, continueOf: '# The Door\n\nMara ran.' };
    const events = await eventsOf(await askAsUser(serviceWith(streams(content('The D'), STOP, DONE)), body));
    expect(textOf(events)).toBe(' The D');
    expect(events.at(-1)).toMatchObject({ type: 'end', reason: 'complete' });
  });

  it('A continuation that only repeats the story costs a guest nothing', async () => {
    const service = serviceWith(streams(content('The lamp went out.'), STOP, DONE));
    const events = await eventsOf(await askAsGuest(service, { body: goOn }));
    expect(events.at(-1)).toMatchObject({ type: 'error', code: 'empty', message: 'No story content was generated' });
    expect(service.supabase.refunds).toHaveLength(1);
  });

  it('Thoughts and the beginning of a repetition do not count as a story', async () => {
    const service = serviceWith(
      streams(chunk({ reasoning: 'Hm' }), content('<think>The lamp</think>The la'), chunk({}, 'length'), DONE),
    );
    const again = await eventsOf(await askAsUser(service, goOn));
    expect(again.at(-1)).toMatchObject({ type: 'error', code: 'empty' });
  });

  it('A story of 59,500 Chinese characters can be continued', async () => {
    const provider = scriptedProvider(streams(content('天黑了。'), STOP, DONE));
    const service = serviceUnderTest({ providerFetch: provider.fetch });
    const continueOf = '灯灭了。\n'.repeat((STORY_LIMITS.characters - 500) / 5);
    expect(continueOf).toHaveLength(59_500);
    const body = { ...STORY_BODY, prompt: '门'.repeat(4000), language: 'chinese', continueOf };
    const events = await eventsOf(await askAsUser(service, body));
    expect(textOf(events)).toBe('天黑了。');
    expect(JSON.stringify(provider.requests[0]?.body)).toContain(JSON.stringify(continueOf).slice(1, -1));
  });
});

describe('a story and its continuation', () => {
  /** A story that leaves room for that many characters. */
  const storyLeaving = (room: number): string => `${'x'.repeat(STORY_LIMITS.characters - room - 11)} It rained.`;

  it.each<[string, string[]]>([
    ['one piece', ['b'.repeat(1000)]],
    ['many pieces', Array.from({ length: 1000 }, () => 'b')],
    ['a piece too long to be held back', [`It rain${'b'.repeat(3000)}`]],
    ['pieces of two halves', ['😀'.repeat(400)]],
  ])('A story and its continuation stay within the limit of characters when it comes in %s', async (_, pieces) => {
    const continueOf = storyLeaving(500);
    const service = serviceWith(streams(...pieces.map(content), STOP, DONE));
    const events = await eventsOf(await askAsUser(service, { ...STORY_BODY, continueOf }));
    const length = continueOf.length + textOf(events).length;
    expect([length <= STORY_LIMITS.characters, length > STORY_LIMITS.characters - 2]).toEqual([true, true]);
    expect(events.at(-1)).toMatchObject({ type: 'end', reason: 'stopped' });
    expect(textOf(events)).not.toMatch(/\p{Surrogate}/u);
  });

  it('The limit of characters also holds for text that was held back until the end', async () => {
    const continueOf = 'Mara ran.';
    const filtered = serviceUnderTest({
      providerFetch: scriptedProvider(streams(content('Then <thinkin'), STOP, DONE)).fetch,
      limits: { characters: continueOf.length + ' Then <th'.length },
    });
    const events = await eventsOf(await askAsUser(filtered, { ...STORY_BODY, continueOf }));
    expect(textOf(events)).toBe(' Then <th');
    expect(events.at(-1)).toMatchObject({ type: 'end', reason: 'stopped' });
  });

  it('A story with hardly any room left is refused before anything is charged', async () => {
    const service = serviceWith(streams(content('b'), STOP, DONE));
    const response = await askAsGuest(service, { body: { ...STORY_BODY, continueOf: storyLeaving(499) } });
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toEqual({
      code: 'bad_request',
      message:
        'The story so far is 59,501 characters long, and a story has room for 60,000. Save this one and start another.',
    });
    expect(service.supabase.rpcs).toEqual([]);
    expect(service.provider.requests).toEqual([]);
  });
});

describe('the words at the end', () => {
  it.each([
    ['english', "# The Door\n\nMara's lamp went out — twice.", 7],
    ['spanish', '# La puerta\n\n¿Dónde está el faro, niño?', 7],
    ['french', '# La porte\n\nL’aube se levait « très » lentement.', 7],
    ['chinese', '# 门\n\n我喜欢看书。', 4],
  ])('The words at the end are counted by the rules of %s', async (language, story, words) => {
    const pieces = Array.from(story, content);
    const service = serviceWith(streams(...pieces, STOP, DONE));
    const events = await eventsOf(await askAsUser(service, { ...STORY_BODY, language }));
    expect(events.at(-1)).toEqual({ type: 'end', reason: 'complete', words });
  });
});
