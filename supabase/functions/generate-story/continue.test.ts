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
  it('joins on without repeating its title or a sentence, and counts only what is new', async () => {
    const pieces = ['# The', ' Door\n\nThe la', 'mp went', ' out. Then', ' it rained.'].map(content);
    const events = await eventsOf(await askAsUser(serviceWith(streams(...pieces, STOP, DONE)), goOn));
    expect(textOf(events)).toBe(' Then it rained.');
    expect(events.at(-1)).toEqual({ type: 'end', reason: 'complete', words: 3 });
  });

  it('gives what was held back and is new when the provider ends on it', async () => {
    const body = { ...goOn, continueOf: '# The Door\n\nMara ran.' };
    const events = await eventsOf(await askAsUser(serviceWith(streams(content('The D'), STOP, DONE)), body));
    expect(textOf(events)).toBe(' The D');
    expect(events.at(-1)).toMatchObject({ type: 'end', reason: 'complete' });
  });

  it('costs a guest nothing when all of it is repeated', async () => {
    const service = serviceWith(streams(content('The lamp went out.'), STOP, DONE));
    const events = await eventsOf(await askAsGuest(service, { body: goOn }));
    expect(events.at(-1)).toMatchObject({ type: 'error', code: 'empty', message: 'No story content was generated' });
    expect(service.supabase.refunds).toHaveLength(1);
  });

  it('takes thoughts and the beginning of a repetition for no story', async () => {
    const service = serviceWith(
      streams(chunk({ reasoning: 'Hm' }), content('<think>The lamp</think>The la'), chunk({}, 'length'), DONE),
    );
    const again = await eventsOf(await askAsUser(service, goOn));
    expect(again.at(-1)).toMatchObject({ type: 'error', code: 'empty' });
  });

  it('may be as long as a story gets, in Chinese too', async () => {
    const provider = scriptedProvider(streams(content('天黑了。'), STOP, DONE));
    const service = serviceUnderTest({ providerFetch: provider.fetch });
    const continueOf = '灯灭了。\n'.repeat(STORY_LIMITS.characters / 5);
    expect(continueOf).toHaveLength(STORY_LIMITS.characters);
    const body = { ...STORY_BODY, prompt: '门'.repeat(4000), language: 'chinese', continueOf };
    const events = await eventsOf(await askAsUser(service, body));
    expect(textOf(events)).toBe('天黑了。');
    expect(JSON.stringify(provider.requests[0]?.body)).toContain(JSON.stringify(continueOf).slice(1, -1));
  });
});

describe('the words at the end', () => {
  it.each([
    ['english', "# The Door\n\nMara's lamp went out — twice.", 7],
    ['spanish', '# La puerta\n\n¿Dónde está el faro, niño?', 7],
    ['french', '# La porte\n\nL’aube se levait « très » lentement.', 7],
    ['chinese', '# 门\n\n我喜欢看书。', 4],
  ])('are counted as %s counts them', async (language, story, words) => {
    const pieces = Array.from(story, content);
    const service = serviceWith(streams(...pieces, STOP, DONE));
    const events = await eventsOf(await askAsUser(service, { ...STORY_BODY, language }));
    expect(events.at(-1)).toEqual({ type: 'end', reason: 'complete', words });
  });
});
