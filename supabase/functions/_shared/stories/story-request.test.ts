import { GENRE_DEFAULTS } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { parseStoryRequest } from './story-request.ts';

const prompt = 'A keeper finds a door';
const parse = (fields: object) => parseStoryRequest(JSON.stringify({ prompt, runId: 'run-1', ...fields }));

describe('a story request', () => {
  it('Absent settings are those of the genre', () => {
    expect(parse({ genre: 'children', tone: null })).toEqual({
      prompt,
      genre: 'children',
      runId: 'run-1',
      attempt: 1,
      ...GENRE_DEFAULTS.children,
    });
  });

  it('An unknown or absent genre becomes fantasy', () => {
    expect(parse({ genre: 'western' }).genre).toBe('fantasy');
    expect(parse({}).genre).toBe('fantasy');
  });

  it('A prompt that is too long is refused with the number of characters over the limit', () => {
    expect(parse({ prompt: 'x'.repeat(4000) }).prompt).toHaveLength(4000);
    expect(() => parse({ prompt: 'x'.repeat(4012) })).toThrow(
      'Your prompt is 4,012 characters long, 12 over the limit of 4,000. Shorten it and try again.',
    );
  });

  it('is refused with a sentence that says what to do', () => {
    const full = 'is 59,501 characters long, and a story has room for 60,000. Save this one and start another.';
    for (const [fields, message] of [
      [{ prompt: ' \n\t' }, 'Your prompt is empty. Write what the story is about and try again.'],
      [{ prompt: undefined }, 'Your prompt is empty'],
      [{ prompt: 5 }, 'Your prompt must be text'],
      [{ prompt: 'a\0b' }, 'NUL'],
      [{ genre: 5 }, 'The genre must be text'],
      [{ language: 'klingon' }, 'This language is not available. Choose one of: english, spanish, french, chinese.'],
      [{ perspective: 'fourth' }, 'This perspective is not available'],
      [{ tone: ['light'] }, 'This tone is not available'],
      [{ length: '500' }, 'Choose a length from 500 to 5,000 words in steps of 100.'],
      [{ length: 5100 }, 'Choose a length'],
      [{ attempt: 1.5 }, 'The attempt must be a whole number'],
      [{ attempt: -1 }, 'The attempt must be a whole number'],
      [{ attempt: 1_000_001 }, 'The attempt must be a whole number'],
      [{ runId: 'x'.repeat(101) }, 'The run id may have up to 100 letters, digits and hyphens.'],
      [{ inspirationId: {} }, 'The inspiration id must be text'],
      [{ continueOf: 7 }, 'The story so far must be text'],
      [{ continueOf: 'x'.repeat(60_001) }, 'The story so far is 60,001 characters long, 1 over'],
      [{ continueOf: 'x'.repeat(59_501) }, `The story so far ${full}`],
    ] as const) {
      expect(() => parse(fields), message).toThrow(message);
    }
    expect(parse({ attempt: 0, inspirationId: 'i-1' })).toMatchObject({ attempt: 0, inspirationId: 'i-1' });
  });

  it('A story so far is accepted if it leaves room for 500 characters', () => {
    expect(parse({ continueOf: 'x'.repeat(59_500) }).continueOf).toHaveLength(59_500);
    expect(parse({ continueOf: ' \n' })).not.toHaveProperty('continueOf');
  });

  it('Half a character, which a provider could refuse, is replaced', () => {
    expect(parse({ prompt: 'a\ud83c' }).prompt).toBe('a\u{fffd}');
  });
});
