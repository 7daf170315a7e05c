import { type Arbitrary, assert, constant, constantFrom, nat, property, record, sample } from 'fast-check';
import { LANGUAGES } from '@storyloom/shared/domain';
import { expect, it } from 'vitest';
import { sentencesOf } from './lint/lint-tale.ts';
import { faultsOf } from './plan/check-plan.ts';
import { LEADS } from './plan/plots.ts';
import { tellTale } from './tell/tell-tale.ts';
import { FRIENDS, type Trial, trialOf } from './testing/try-tale.ts';
import { WRITTEN } from './testing/written.ts';
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

/** How many of all pairs of some stories share at most 15 % of their sentences. */
function fewShared(stories: readonly (readonly string[])[]): number {
  const all = stories.map((sentences) => new Set(sentences));
  const shares = all.flatMap((one, at) =>
    all.slice(0, at).map((other) => [...one].filter((sentence) => other.has(sentence)).length / one.size),
  );
  return shares.filter((share) => share <= 0.15).length / shares.length;
}

const sentencesFor = (trial: Trial, seed: string): readonly string[] => {
  const telling = trialOf(trial);
  return telling ? sentencesOf(tellTale({ ...telling, seed }), trial.language) : [];
};

it.each(LANGUAGES)('two stories of the dark in %s share few sentences', (language) => {
  const all = (whole ? Object.keys(FRIENDS) : ['toy', 'dog']) as Trial['friend'][];
  // Animals among themselves have tales of their own, and none of these.
  const friends = all.filter((friend) => friend !== 'animals');
  const shares = friends.map((friend) =>
    fewShared(
      Array.from({ length: whole ? 40 : 16 }, (_, at) =>
        sentencesFor({ tale: 'afraid', language, about: 'dark', friend, length: 800, attempt: at }, `prompt ${at}`),
      ),
    ),
  );
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThanOrEqual(0.85);
});

it.each(LANGUAGES)('two stories of fears in %s hardly ever share more', (language) => {
  const fears = trials.filter(({ tale, language: own }) => own === language && tale.startsWith('afraid'));
  const told = sample(fears, { numRuns: whole ? 400 : 80, seed: 1 }).map((trial, at) =>
    sentencesFor(trial, `prompt ${at}`),
  );
  expect(fewShared(told.filter(({ length }) => length > 0))).toBeGreaterThanOrEqual(0.9);
});
