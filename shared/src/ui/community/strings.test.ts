import { expect, it } from 'vitest';
import { communityStrings } from './strings.ts';

it('Counts have singular and plural nouns', () => {
  const { likes, uses, views } = communityStrings;
  expect([likes(1), likes(0), uses(1), uses(2), views(1), views(1200)]).toEqual([
    '1 like',
    '0 likes',
    '1 use',
    '2 uses',
    '1 view',
    '1,200 views',
  ]);
});
