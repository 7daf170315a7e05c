import { STORY_LIMITS } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { chunk, content, DONE, scriptedProvider, STOP, streams } from '../_shared/testing/scripted-provider.ts';
import {
  askAsGuest,
  askAsUser,
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
});

describe('a story and its continuation', () => {
  /** A story that leaves room for that many characters. */
  const storyLeaving = (room: number): string => `${'x'.repeat(STORY_LIMITS.characters - room - 11)} It rained.`;

  it('stay within the limit of characters, in whatever pieces', async () => {
    const many = Array.from({ length: 1000 }, () => 'b');
    for (const pieces of [['b'.repeat(1000)], many, [`It rain${'b'.repeat(3000)}`], ['😀'.repeat(400)]]) {
      const continueOf = storyLeaving(500);
      const service = serviceWith(streams(...pieces.map(content), STOP, DONE));
      const events = await eventsOf(await askAsUser(service, { ...STORY_BODY, continueOf }));
      const length = continueOf.length + textOf(events).length;
      expect([length <= STORY_LIMITS.characters, length > STORY_LIMITS.characters - 2]).toEqual([true, true]);
      expect(events.at(-1)).toMatchObject({ type: 'end', reason: 'stopped' });
      expect(textOf(events)).not.toMatch(/\p{Surrogate}/u);
    }
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
});

it('The words at the end are counted in the language of the story', async () => {
  const service = serviceWith(streams(...Array.from('# 门\n\n我喜欢看书。', content), STOP, DONE));
  const events = await eventsOf(await askAsUser(service, { ...STORY_BODY, language: 'chinese' }));
  expect(events.at(-1)).toEqual({ type: 'end', reason: 'complete', words: 4 });
});
