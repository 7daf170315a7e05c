import { describe, expect, it } from 'vitest';
import { sharedPrompt, origin } from '../../../testing/origins.ts';
import { communityInspiration, isAsHanded, originOf, parseOrigin } from './prompt-origin.ts';

describe('a kept origin', () => {
  it.each([origin, { inspirationId: 'insp-3' }, { source: sharedPrompt, handed: 'A lighthouse' }])(
    'is what it was: %j',
    (value) => {
      expect(parseOrigin(JSON.parse(JSON.stringify(value)))).toEqual(value);
    },
  );

  it.each([undefined, null, 7, 'insp-3', {}, { inspirationId: 3, source: { kind: 'book' } }, { handed: 'A lamp' }])(
    'is none in %j',
    (value) => {
      expect(parseOrigin(value)).toBeUndefined();
    },
  );

  it('has no more than can be read of it', () => {
    expect(parseOrigin({ inspirationId: 'insp-3', source: 7, handed: [] })).toEqual({ inspirationId: 'insp-3' });
  });
});

describe('the community’s inspiration', () => {
  it('is known by its UUID', () => {
    expect(communityInspiration(origin)).toBe(sharedPrompt.id);
    expect(communityInspiration({ inspirationId: sharedPrompt.id.toUpperCase() })).toBe(sharedPrompt.id.toUpperCase());
  });

  it.each([
    undefined,
    {},
    { source: sharedPrompt },
    { inspirationId: 'insp-3' },
    { inspirationId: `${sharedPrompt.id}0` },
  ])('is none in %j', (value) => {
    expect(communityInspiration(value)).toBeUndefined();
  });
});

describe('a prompt as it stands', () => {
  it('is as it was handed over, whatever white space is around them', () => {
    expect(isAsHanded('A lighthouse', origin)).toBe(true);
    expect(isAsHanded(' A lighthouse\n', origin)).toBe(true);
    expect(isAsHanded('A lighthouse', { ...origin, handed: '\tA lighthouse ' })).toBe(true);
  });

  it.each([
    ['in other words', 'A lighthouse, at low tide', origin],
    ['where the words that were handed over are not known', 'A lighthouse', { ...origin, handed: undefined }],
    ['where it comes from nowhere', 'A lighthouse', undefined],
  ])('is the person’s own %s', (_case, prompt, from) => {
    expect(isAsHanded(prompt, from)).toBe(false);
  });
});

describe('what a prompt that was changed owes', () => {
  const HANDED = 'Every evening a bell rings in a village that has no church, and the baker counts.';
  const CHINESE = '每天傍晚，没有教堂的村子里响起钟声。';

  it.each([
    ['the same', HANDED, HANDED],
    ['the same in capitals, with more behind it', HANDED, `${HANDED.toUpperCase()} Nobody else does.`],
    ['half of it', HANDED, 'Every evening a bell rings in a village by the sea.'],
    ['one word in another place', HANDED, HANDED.replace('village', 'town')],
    ['its one word', 'Lighthouse', 'A lighthouse keeper'],
    ['half of it, in Chinese', CHINESE, '每天傍晚，没有教堂的城市很安静。'],
  ])('is its origin where it has %s', (_case, handed, prompt) => {
    expect(originOf(prompt, { ...origin, handed })).toEqual({ ...origin, handed });
  });

  it.each([
    ['nothing of it', HANDED, 'Two bakers share one oven.'],
    ['no more than words that any text has', HANDED, 'A fox and a crow that has the cheese, in a tree.'],
    ['nothing at all', HANDED, ' '],
    ['nothing of it, in Chinese', CHINESE, '两个面包师共用一个烤箱。'],
  ])('is nothing where it has %s', (_case, handed, prompt) => {
    expect(originOf(prompt, { ...origin, handed })).toBeUndefined();
  });

  it('is its origin where the words that were handed over are unknown', () => {
    const unknown = { ...origin, handed: undefined };
    expect(originOf('Two bakers', unknown)).toBe(unknown);
    expect(originOf('Two bakers', undefined)).toBeUndefined();
  });
});
