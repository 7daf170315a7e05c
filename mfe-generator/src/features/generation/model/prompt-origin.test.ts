import { describe, expect, it } from 'vitest';
import { sharedPrompt, origin } from '../../../testing/origins.ts';
import { communityInspiration, isAsHanded, parseOrigin } from './prompt-origin.ts';

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
    ['where nobody knows the words that were handed over', 'A lighthouse', { ...origin, handed: undefined }],
    ['where it comes from nowhere', 'A lighthouse', undefined],
  ])('is the person’s own %s', (_case, prompt, from) => {
    expect(isAsHanded(prompt, from)).toBe(false);
  });
});
