import { type Arbitrary, assert, constant, constantFrom, nat, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { sentencesOf } from './lint/lint-tale.ts';
import { faultsOf } from './plan/check-plan.ts';
import { LEADS } from './plan/plots.ts';
import { tellTale } from './tell/tell-tale.ts';
import { FRIENDS, type Trial, trialOf } from './testing/try-tale.ts';
import { WRITTEN } from './troubles.ts';
import { TYPES } from './types.ts';

const whole = Boolean(process.env['SOAK']);

const trials: Arbitrary<Trial> = constantFrom(...WRITTEN).chain(({ tale, language }) =>
  record({
    tale: constant(tale),
    language: constant(language),
    about: constantFrom(...Object.keys(TYPES[tale]?.subjects ?? {})),
    friend: constantFrom(...(Object.keys(FRIENDS) as Trial['friend'][])),
    length: constantFrom(500, 800, 1500),
    attempt: nat(1_000),
  }),
);

it('every plan is sound, and its story names its people and leaves no slot open', () => {
  assert(
    property(trials, (trial) => {
      const telling = trialOf(trial);
      if (!telling) return;
      // A toy or an animal that leads acts in the child’s place.
      const by = telling.tags.has(LEADS) ? { by: 'hero' as const } : {};
      expect(
        faultsOf(
          telling.events.map((event) => ({ ...event, ...by })),
          { bedtime: true },
        ),
      ).toEqual([]);
      const story = tellTale(telling);
      const { hero, friend } = telling.people;
      expect(story.split(hero.name).length).toBeGreaterThan(3);
      expect(story.split(friend.name).length).toBeGreaterThan(3);
      expect(story).not.toMatch(/[{}\uE000]|\bundefined\b/);
    }),
    { numRuns: whole ? 10_000 : 500 },
  );
});

/** Tales with enough wordings for families that ask often. */
const VARIED = WRITTEN.filter(({ tale }) => tale === 'afraid');

it.each(VARIED)('two stories of $tale in $language share few sentences', ({ tale, language }) => {
  const [about = ''] = Object.keys(TYPES[tale]?.subjects ?? {});
  const friends = (whole ? Object.keys(FRIENDS) : ['toy', 'dog']) as Trial['friend'][];
  const shares = friends.flatMap((friend) => {
    const stories = Array.from({ length: whole ? 40 : 16 }, (_, at) => {
      const telling = trialOf({ tale, language, about, friend, length: 800, attempt: at });
      return new Set(telling && sentencesOf(tellTale({ ...telling, seed: `prompt ${at}` }), language));
    });
    return stories.flatMap((one, at) =>
      stories.slice(0, at).map((other) => [...one].filter((sentence) => other.has(sentence)).length / one.size),
    );
  });
  const few = shares.filter((share) => share <= 0.15);
  expect(few.length / shares.length).toBeGreaterThanOrEqual(0.85);
});
