import { expect, it } from 'vitest';
import { parseTale } from './parse-tale.ts';
import { tellTale, type Chosen } from './tell-tale.ts';

const tale = parseTale(
  `
## table where

| key | in |
|---|---|
| wardrobe | in the wardrobe |

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

###

[{where.In} it was.] Something was there[ {where.in}], {hero} said. It was {noise.source}.
`,
  'tiny.md',
);

const hear = { id: 'hear', what: '', rank: 'opening', by: 'hero' } as const;
const person = { name: 'Mila', gender: 'f' } as const;
const told = (details: readonly string[], attempt = 1): string => {
  const chosen: Chosen = { details };
  const people = {
    hero: { ...person, role: 'hero' },
    friend: { ...person, role: 'friend' },
    elder: { ...person, role: 'elder' },
  } as const;
  const tags = new Set<string>();
  return tellTale({ language: 'english', tale, events: [hear], people, tags, chosen, length: 40, seed: 's', attempt });
};

it('tells a segment only where the story has words for it', () => {
  expect(told([])).toMatch(/\n\nSomething was there, Mila said\./);
  expect(told(['wardrobe'])).toMatch(/\n\nIn the wardrobe it was\. Something was there in the wardrobe, Mila said\./);
});

it('deals the row that answers most of a request', () => {
  expect(told(['radiator'])).toContain('It was a valve.');
  expect(told(['radiator', 'creak', 'wardrobe'])).toContain('It was a door.');
  expect(told(['elevator'])).toContain('It was a cage.');
});

it('deals a row that only some requests ask for to no other', () => {
  for (const attempt of [0, 1, 2, 3]) expect(told([], attempt)).not.toContain('It was a cage.');
});
