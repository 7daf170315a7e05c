import { describe, expect, it } from 'vitest';
import { sharedPrompt, origin } from '../../../testing/origins.ts';
import { communityInspiration, parseOrigin, writerOf } from './prompt-origin.ts';

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

describe('whose a prompt is as it stands', () => {
  it('is its writer’s in the words that were handed over, whatever white space is around them', () => {
    expect(writerOf('A lighthouse', origin)).toBe('Mina');
    expect(writerOf(' A lighthouse\n', origin)).toBe('Mina');
    expect(writerOf('A lighthouse', { ...origin, handed: '\tA lighthouse ' })).toBe('Mina');
  });

  it.each([
    ['in other words', 'A lighthouse, at low tide', origin],
    ['where nobody is credited', 'A lighthouse', { ...origin, source: undefined }],
    ['where nobody knows the words that were handed over', 'A lighthouse', { ...origin, handed: undefined }],
    ['where it comes from nowhere', 'A lighthouse', undefined],
  ])('is nobody else’s %s', (_case, prompt, from) => {
    expect(writerOf(prompt, from)).toBeUndefined();
  });
});
