import { describe, expect, it } from 'vitest';
import { parsePromptSource } from './prompt-source.ts';

const source = { kind: 'story', id: 'a', title: 'The Lamp', author: 'Mina' };

describe('the source of a prompt', () => {
  it('The source of a prompt is parsed without other stored fields', () => {
    expect(parsePromptSource({ ...source, email: 'mina@example.com' })).toEqual(source);
  });

  it.each([undefined, null, 'story', {}, { ...source, kind: 'book' }, { ...source, author: 7 }, { kind: 'story' }])(
    'The value %j is not a source of a prompt',
    (value) => {
      expect(parsePromptSource(value)).toBeUndefined();
    },
  );
});
