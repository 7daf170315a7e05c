import { GENRES, TONES } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { tellStory } from '../server/tell-story.ts';
import { KINDS, sweep } from '../testing/orders.ts';
import { sentencesOf } from './sentences.ts';

const whole = Boolean(process.env['SOAK']);
const seeds = whole ? [1, 2, 3, 4] : [1];

/** In the short version lengths and tones take turns: a story in each perspective for a third of the tones. */
const ORDERS = KINDS.map((kind, at) => ({
  ...kind,
  lengths: whole ? [500, 1500, 5000] : [[500, 1500, 5000][at % 3] ?? 0],
  tones: TONES.filter((_, turn) => whole || (turn + Math.floor(at / 3)) % 3 === 0),
}));

describe('the stories of the demo storyteller', () => {
  it.each(ORDERS)(
    'Stories have no faults in any perspective: $language $genre, $lengths words, $tones',
    ({ tones, lengths, ...kind }) => {
      expect(sweep(kind, lengths, seeds, tones)).toEqual([]);
    },
  );
});

/** Any two of them are compared. */
const count = whole ? 100 : 40;
const NAMES = ['Anna', 'Boris', 'Cora', 'Dan', 'Effie', 'Frank', 'Greta', 'Hugo', 'Ida', 'Jonas'];
const NOUNS = ['door', 'lamp', 'river', 'whale', 'violin', 'orchard', 'comet', 'mirror', 'wolf', 'bridge'];

describe(`${count} stories of 1,500 words`, () => {
  it.each(GENRES)('English %s stories of 1,500 words share few sentences and repeat few pairs of words', (genre) => {
    const stories = Array.from({ length: count }, (_, at) => {
      const [name, noun] = [NAMES[at % 10], NOUNS[Math.floor(at / 10)]];
      const prompt = `${name} finds a ${noun} and a ${NOUNS[(at * 3 + 1) % 10]}`;
      return tellStory({
        language: 'english',
        genre,
        perspective: 'third',
        tone: 'neutral',
        length: 1500,
        attempt: 1,
        prompt,
      });
    });
    const sentences = stories.map((story) => new Set(sentencesOf(story.replaceAll(/^#.*$/gm, ''))));
    let most = 0;
    for (const [at, one] of sentences.entries()) {
      for (const other of sentences.slice(at + 1)) {
        const same = [...one].filter((sentence) => other.has(sentence)).length;
        most = Math.max(most, same / Math.min(one.size, other.size));
      }
    }
    expect(most).toBeLessThanOrEqual(0.15);
    const distinct = stories.map((story) => {
      const words = story.toLowerCase().match(/\p{L}+(?:[’-]\p{L}+)*/gu) ?? [];
      const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
      return new Set(pairs).size / pairs.length;
    });
    expect(Math.min(...distinct)).toBeGreaterThanOrEqual(0.75);
  });
});
