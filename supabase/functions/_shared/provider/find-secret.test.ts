import { array, assert, constant, constantFrom, integer, nat, oneof, pre, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clean, HIDDEN } from '../testing/hidden.ts';
import { cleanReason } from './clean-reason.ts';
import { redact } from './provider-reason.ts';

const KEY = HIDDEN.secret;

const bytesOf = (text: string): readonly number[] => [...new TextEncoder().encode(text)];
const each = (text: string, write: (byte: number) => string, between = ''): string =>
  bytesOf(text).map(write).join(between);
const hex = (byte: number): string => byte.toString(16).padStart(2, '0');
const base64 = (text: string): string => btoa(String.fromCharCode(...bytesOf(text)));

/** Ways to write a key. */
const ENCODINGS: Readonly<Record<string, (key: string) => string>> = {
  plain: (key) => key,
  'in capitals': (key) => key.toUpperCase(),
  'with spaces': (key) => [...key].join(' '),
  'with hyphens': (key) => [...key].join('-'),
  'with characters that are not seen': (key) => [...key].join('\u200B'),
  'in full-width letters': (key) =>
    key.replaceAll(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  'over two lines': (key) => `${key.slice(0, 12)}\n${key.slice(12)}`,
  base64,
  'base64 in a header': (key) => base64(`user:${key}`),
  base64url: (key) => base64(key).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
  hex: (key) => each(key, hex),
  'hex with spaces': (key) => each(key, hex, ' '),
  'percent signs': (key) => each(key, (byte) => `%${hex(byte)}`),
  'percent signs twice': (key) => each(key, (byte) => `%25${hex(byte)}`),
  'JSON escapes': (key) => each(key, (byte) => `\\u00${hex(byte)}`),
  'script escapes': (key) => each(key, (byte) => `\\x${hex(byte)}`),
  'HTML entities': (key) => each(key, (byte) => `&#${byte};`),
};

const SENTENCES = ['The model is overloaded.', 'Too many tokens!', 'Ask for less?', '模型正忙。', 'Il est occupé.'];
const around = array(constantFrom(...SENTENCES), { maxLength: 3 }).map((parts) => parts.join(' '));
const encoding = constantFrom(...Object.keys(ENCODINGS));

/** Whether any eight letters and digits of the key in a row are in a text. */
function holdsPiece(text: string, key: string): boolean {
  const fold = (given: string): string => given.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const [folded, plain] = [fold(text.normalize('NFKC')), fold(key)];
  const starts = Array.from({ length: plain.length - 7 }, (_, at) => at);
  return starts.some((at) => folded.includes(plain.slice(at, at + 8)));
}

describe('the operator’s key', () => {
  it('is left out of a reason in every encoding, at every place, and in pieces of eight characters', () => {
    const piece = tuple(nat(KEY.length - 8), integer({ min: 8, max: KEY.length }))
      .map(([start, length]) => KEY.slice(start, start + length))
      .filter((part) => part.replaceAll('-', '').length >= 8);
    const marks = constantFrom(' ', '"', '=', ': ', '\n', '/');
    assert(
      property(around, encoding, marks, around, oneof(constant(KEY), piece), (before, name, mark, after, part) => {
        const key = ENCODINGS[name]!(part);
        const reason = clean(`${before} The key${mark}${key}${mark === '"' ? '"' : ''} is wrong. ${after}`) ?? '';
        expect(reason).not.toContain(key);
        expect(holdsPiece(reason, KEY)).toBe(false);
        // No encoding is left either, only the other words and marks.
        expect(SENTENCES.reduce((rest, sentence) => rest.replace(sentence, ''), reason).trim()).toMatch(
          /^(?:The key)?[\s"=:/]*(?:is wrong\.)?$/,
        );
      }),
      { numRuns: 150 },
    );
  });

  it('of any form is left out of reasons and of the log in every encoding', () => {
    const anyKey = string({ unit: constantFrom(...'abcXYZ0189-_.~'), minLength: 12, maxLength: 60 });
    assert(
      property(anyKey, encoding, (key, name) => {
        pre(key.replaceAll(/[-_.~]/g, '').length >= 8);
        const hidden = { ...HIDDEN, secret: key };
        const said = `The model is overloaded. Wrong key ${ENCODINGS[name]!(key)}`;
        expect(holdsPiece(cleanReason(said, hidden) ?? '', key)).toBe(false);
        expect(holdsPiece(redact(said, key), key)).toBe(false);
        expect(redact(said, key)).not.toContain(ENCODINGS[name]!(key));
      }),
      { numRuns: 100 },
    );
  });

  it('is left out when it is spelled in words of four letters', () => {
    const hidden = { ...HIDDEN, secret: 'sk-canary-4f9a8b7c6d5e3210' };
    expect(cleanReason('It is 4f9a. Then 8b7c. Then 6d5e. Then 3210. No model.', hidden)).toBe('No model.');
    expect(cleanReason('Error 8b7c. No model 6d5e.', hidden)).toBe('Error 8b7c. No model 6d5e.');
  });

  it('is left out when it is masked, as are other keys and accounts', () => {
    const masked = ['sk-proj...PfYs', 'sk-…PfYs', '************PfYs', 'ending in PfYs', 'sk-pr****', '••••PfYs'];
    const tokens = ['sk-live-0123456789abcdef', 'gsk_a1b2c3d4e5f6', 'eyJhbGciOiJIUzI1NiJ9'];
    const others = ['key PfYs', 'Bearer abcdef', ...tokens, 'org-Ab12Cd34'];
    for (const key of [...masked, ...others, 'f3'.repeat(12)]) {
      expect(clean(`The model is overloaded. Incorrect API key provided: ${key}.`), key).toBe(
        'The model is overloaded.',
      );
    }
  });
});

describe('a provider’s message in the log', () => {
  it('is whole, without the key and the reader’s words', () => {
    const said = `<p>Bad key ${KEY} at https://llm.harbour.example/v1 (request 4711)</p>`;
    expect(redact(said, KEY)).toBe('<p>Bad key [redacted] at https://llm.harbour.example/v1 (request 4711)</p>');
    const declined = 'Declined: "a keeper finds  a DOOR in the sea".';
    expect(redact(declined, KEY, 'A keeper finds a door in the sea')).toBe('Declined: "[prompt]".');
    expect(redact('Bearer abc, sk-live-0123456789 of org-Ab12Cd34', undefined)).toBe(
      'Bearer [redacted], [redacted] of [redacted]',
    );
  });
});
