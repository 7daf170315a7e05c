import { expect, it } from 'vitest';
import { parsePlot } from './parse-plot.ts';
import { choosePlot } from './tell-plot.ts';
import { tellTale } from './tell-tale.ts';

const { plot, ...parsed } = parsePlot(
  `
# friend toy
- where: attic

## table where

| key | in |
|---|---|
| wardrobe | in the wardrobe |
| attic | in the attic |

## table noise

| asked | source |
|---|---|
| wardrobe creak | a door |
| radiator | a valve |
| | a clock |
| only elevator | a cage |

## title

###

A Noise

## hear

- opening by hero
- leaves: heard

###

Something was there {where.in}, {hero} said. It was {noise.source}.

[“{like.what},” said {hero}.] [“Yes,” said {elder}.]

@ friend toy: {friend} was there.

@ friend pet: {friend} barked.

## see

- ending by hero
- needs: heard
- from 60 words

###

{hero} saw it.
`,
  'tiny',
);
const tale = { ...parsed, plots: [plot] };

const person = { name: 'Mila', gender: 'f' } as const;
const told = (details: readonly string[], { attempt = 1, length = 40, like = '' } = {}): string => {
  const people = {
    hero: { ...person, role: 'hero' },
    friend: { ...person, name: 'Pip', role: 'friend' },
    elder: { ...person, name: 'Mom', role: 'elder' },
  } as const;
  const rows = like === '' ? {} : { like: { what: like } };
  const order = { language: 'english', tale, people, rows, chosen: { details }, length, seed: 's', attempt } as const;
  return tellTale(choosePlot({ ...order, tags: new Set(['friend toy']) }, [])!);
};

it('tells a segment and its reply only where there are words for them', () => {
  expect(told([])).toMatch(/It was a \w+\.\n\nPip was there\./);
  expect(told([], { like: 'trains' })).toContain('\n\n“trains,” said Mila. “Yes,” said Mom.\n\n');
});

it('puts a fear where the request has it, or where the plot does', () => {
  expect(told(['wardrobe'])).toContain('Something was there in the wardrobe,');
  expect(told([])).toContain('Something was there in the attic,');
});

it('tells paragraphs of other casts not, and scenes of longer stories only in those', () => {
  expect(told([])).not.toMatch(/barked|saw/);
  expect(told([], { length: 60 })).toMatch(/Mila saw it\.$/);
});

it('deals the row that answers most of a request', () => {
  expect(told(['radiator'])).toContain('It was a valve.');
  expect(told(['radiator', 'creak', 'wardrobe'])).toContain('It was a door.');
  expect(told(['elevator'])).toContain('It was a cage.');
});

it('deals a row that only some requests ask for to no other', () => {
  for (const attempt of [0, 1, 2, 3]) expect(told([], { attempt })).not.toContain('It was a cage.');
});
