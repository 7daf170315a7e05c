import { describe, expect, it } from 'vitest';
import { sharedPrompt, origin } from '../../../testing/origins.ts';
import { communityInspiration, isAsHanded, originOf, parseOrigin } from './prompt-origin.ts';

describe('parseOrigin', () => {
  it.each([origin, { inspirationId: 'insp-3' }, { source: sharedPrompt, handed: 'A lighthouse' }])(
    'A stored origin is read as it was written: %j',
    (value) => {
      expect(parseOrigin(JSON.parse(JSON.stringify(value)))).toEqual(value);
    },
  );

  it.each([undefined, null, 7, 'insp-3', {}, { inspirationId: 3, source: { kind: 'book' } }, { handed: 'A lamp' }])(
    'A stored value that is no origin is undefined: %j',
    (value) => {
      expect(parseOrigin(value)).toBeUndefined();
    },
  );

  it('The parts of a stored origin that can’t be read are left out', () => {
    expect(parseOrigin({ inspirationId: 'insp-3', source: 7, handed: [] })).toEqual({ inspirationId: 'insp-3' });
  });
});

describe('communityInspiration', () => {
  it('The inspiration of an origin is of the community when its id is a UUID', () => {
    expect(communityInspiration(origin)).toBe(sharedPrompt.id);
    expect(communityInspiration({ inspirationId: sharedPrompt.id.toUpperCase() })).toBe(sharedPrompt.id.toUpperCase());
  });

  it.each([
    undefined,
    {},
    { source: sharedPrompt },
    { inspirationId: 'insp-3' },
    { inspirationId: `${sharedPrompt.id}0` },
  ])('An origin without a community inspiration yields undefined: %j', (value) => {
    expect(communityInspiration(value)).toBeUndefined();
  });
});

describe('isAsHanded', () => {
  it('A prompt counts as handed over whatever white space is around it', () => {
    expect(isAsHanded('A lighthouse', origin)).toBe(true);
    expect(isAsHanded(' A lighthouse\n', origin)).toBe(true);
    expect(isAsHanded('A lighthouse', { ...origin, handed: '\tA lighthouse ' })).toBe(true);
  });

  it.each([
    ['when its words differ', 'A lighthouse, at low tide', origin],
    ['when the words that were handed over are unknown', 'A lighthouse', { ...origin, handed: undefined }],
    ['when it has no origin', 'A lighthouse', undefined],
  ])('A prompt counts as the user’s own %s', (_case, prompt, from) => {
    expect(isAsHanded(prompt, from)).toBe(false);
  });
});

describe('originOf', () => {
  const HANDED = 'Every evening a bell rings in a village that has no church, and the baker counts.';
  const CHINESE = '每天傍晚，没有教堂的村子里响起钟声。';

  it.each([
    ['the same', HANDED, HANDED],
    ['the same in capitals, with more behind it', HANDED, `${HANDED.toUpperCase()} Nobody else does.`],
    ['half of it', HANDED, 'Every evening a bell rings in a village by the sea.'],
    ['one word in another place', HANDED, HANDED.replace('village', 'town')],
    ['its one word', 'Lighthouse', 'A lighthouse keeper'],
    ['half of it, in Chinese', CHINESE, '每天傍晚，没有教堂的城市很安静。'],
  ])('A changed prompt keeps its origin when it has %s', (_case, handed, prompt) => {
    expect(originOf(prompt, { ...origin, handed })).toEqual({ ...origin, handed });
  });

  it.each([
    ['nothing of it', HANDED, 'Two bakers share one oven.'],
    ['no more than words that any text has', HANDED, 'A fox and a crow that has the cheese, in a tree.'],
    ['nothing at all', HANDED, ' '],
    ['nothing of it, in Chinese', CHINESE, '两个面包师共用一个烤箱。'],
  ])('A changed prompt loses its origin when it has %s', (_case, handed, prompt) => {
    expect(originOf(prompt, { ...origin, handed })).toBeUndefined();
  });

  it('A prompt keeps its origin when the words that were handed over are unknown', () => {
    const unknown = { ...origin, handed: undefined };
    expect(originOf('Two bakers', unknown)).toBe(unknown);
    expect(originOf('Two bakers', undefined)).toBeUndefined();
  });
});
