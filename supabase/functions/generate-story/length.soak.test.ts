import { countWords, LANGUAGES, LENGTH_RANGE, type Language } from '@storyloom/shared/domain';
import { expect, it } from 'vitest';
import { prose } from '../_shared/testing/prose.ts';
import { bodyOf, chunk, content, DONE } from '../_shared/testing/scripted-provider.ts';
import { askAsUser, eventsOf, serviceUnderTest, STORY_BODY, textOf } from '../_shared/testing/service-under-test.ts';

/** How many words a provider writes of those it is asked for, how it ends, and why the stories end. */
const BEHAVIORS = {
  'writes too little': { words: (asked: number) => asked * 0.6, finish: 'stop', reason: 'complete' },
  'writes far too little': { words: (asked: number) => asked * 0.25, finish: 'stop', reason: 'complete' },
  'writes too much': { words: (asked: number) => asked * 1.6, finish: 'stop', reason: 'complete' },
  'never ends': { words: () => 20_000, finish: 'stop', reason: 'length' },
  'is cut at its limit of tokens': {
    words: (asked: number, length: number) => Math.min(asked * 1.5, length * 0.45),
    finish: 'length',
    reason: 'length',
  },
};
type Behavior = (typeof BEHAVIORS)[keyof typeof BEHAVIORS];

/** A provider that behaves like that, and the calls that it got. */
function behaving({ words, finish }: Behavior, language: Language, length: number) {
  const asked: number[] = [];
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const { messages } = JSON.parse(String(init?.body)) as { messages: readonly { readonly content: string }[] };
    const wanted = Number(/Aim for about (\d+) words/.exec(messages[0]?.content ?? '')?.[1]);
    asked.push(wanted);
    const sentences = prose(language, length / 100 + asked.length * 7, words(wanted, length));
    const told = [...(asked.length > 1 ? [] : ['# Lamp\n\n']), ...sentences].map(content);
    const body = bodyOf([...told, chunk({}, finish), DONE]);
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  return { asked, fetch };
}

// All of them in a soak and the matrix.
const LENGTHS =
  process.env['SOAK'] || process.env['MODE'] === 'matrix' ? [500, 600, 800, 1000, 1500, 2000, 3000, 5000] : [500, 2000];

it.each(Object.entries(BEHAVIORS))(
  'A story comes out at 90 to 120 %% of its length with at most five calls of a provider that %s',
  async (_, behavior) => {
    for (const language of LANGUAGES) {
      for (const length of LENGTHS) {
        const { asked, fetch } = behaving(behavior, language, length);
        const service = serviceUnderTest({ providerFetch: fetch, limits: { calls: LENGTH_RANGE.calls } });
        const events = await eventsOf(await askAsUser(service, { ...STORY_BODY, language, length }));
        const words = countWords(textOf(events), language);
        const told = `${language}, ${length} words: ${words} after ${asked.join(', ')}`;
        expect(words / length, told).toBeGreaterThanOrEqual(LENGTH_RANGE.least);
        expect(words / length, told).toBeLessThanOrEqual(LENGTH_RANGE.most);
        expect(asked.length, told).toBeLessThanOrEqual(LENGTH_RANGE.calls);
        const continuing = events.filter(({ type }) => type === 'continuing');
        expect(continuing).toEqual(asked.slice(1).map((__, index) => ({ type: 'continuing', call: index + 2 })));
        expect(events.at(-1)).toEqual({ type: 'end', reason: behavior.reason, words });
      }
    }
  },
);
