import { describe, expect, it } from 'vitest';
import { parsePromptSource } from './prompt-source.ts';

const source = { kind: 'story', id: 'a', title: 'The Lamp', author: 'Mina' };

describe('the source of a prompt', () => {
  it('is read without what else was kept with it', () => {
    expect(parsePromptSource({ ...source, email: 'mina@example.com' })).toEqual(source);
  });

  it.each([undefined, null, 'story', {}, { ...source, kind: 'book' }, { ...source, author: 7 }, { kind: 'story' }])(
    'is none in %j',
    (value) => {
      expect(parsePromptSource(value)).toBeUndefined();
    },
  );
});
