import { assert, constantFrom, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clean, HIDDEN } from '../testing/hidden.ts';
import { cleanReason } from './clean-reason.ts';

describe('places in a reason', () => {
  it.each([
    'https://api.harbour.example/v1/models?key=1',
    'api.harbour.example',
    'llm.harbour.example:8443',
    'LLM . HARBOUR . EXAMPLE',
    'llm[.]harbour[.]example',
    'www.harbour',
    'пример.рф',
    'localhost',
    'ollama:11434',
    '10.0.0.12',
    '10.0.0.12:8080',
    'ip-10-0-0-12',
    '2001:db8::8a2e:370:7334',
    '[::1]:443',
    'ops@harbour.example',
    'ops@harbour',
    '/v1/chat/completions',
    '/etc/passwd',
    '~/models',
    String.raw`C:\models\a.bin`,
    String.raw`\\share\models`,
    'src/engine/run.py',
    'run.py',
  ])('A sentence with the place %s is left out', (place) => {
    expect(clean(`The model is overloaded. Nothing at ${place} answers.`)).toBe('The model is overloaded.');
    expect(clean(`See "${place}"`)).toBeUndefined();
  });

  it('A sentence with the name of the provider’s machine is left out, even if it is an ordinary word', () => {
    expect(cleanReason('Ask ollama later on. The model is loading.', { ...HIDDEN, host: 'ollama' })).toBe(
      'The model is loading.',
    );
  });
});

describe('our instructions in a reason', () => {
  it('A sentence with 30 characters of our instructions is left out, however it is spaced and spelled', () => {
    const piece = nat(HIDDEN.instructions.length - 30).map((start) => HIDDEN.instructions.slice(start, start + 30));
    const spelt = constantFrom<(text: string) => string>(
      (text) => text,
      (text) => text.toUpperCase(),
      (text) => text.replaceAll(/\s+/g, '\n\n'),
      (text) => text.replaceAll(' ', '_'),
      encodeURIComponent,
    );
    assert(
      property(piece, spelt, (part, spell) => {
        const said = `The model is overloaded. It was told ${spell(part.replaceAll('.', ''))} and more`;
        expect(clean(said)).toMatch(/^The model is overloaded\.(?: It was told)?(?: and more)?$/);
      }),
    );
  });

  it('A sentence that shares a few words with our instructions is kept', () => {
    expect(clean('This model writes no fantasy story.')).toBe('This model writes no fantasy story.');
  });
});
