import { MESSAGE_MAX } from '@storyloom/shared/domain';
import { array, assert, constantFrom, integer, nat, pre, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanReason, type Hidden } from './clean-reason.ts';
import { redact } from './provider-reason.ts';

const KEY = 'sk-proj-Q7vT2mXw9LbR4zKd81HcPfYs';
const INSTRUCTIONS =
  'You are a skilled author. Write a fantasy story in English.\nNarrate in the third person with a neutral tone.';
const HIDDEN: Hidden = { secret: KEY, host: 'llm.harbour.example', instructions: INSTRUCTIONS };
const clean = (text: string): string | undefined => cleanReason(text, HIDDEN);

const utf8 = new TextEncoder();
const bytesOf = (text: string): readonly number[] => [...utf8.encode(text)];
const each = (text: string, write: (byte: number) => string, between = ''): string =>
  bytesOf(text).map(write).join(between);
const hex = (byte: number): string => byte.toString(16).padStart(2, '0');
const base64 = (text: string): string => btoa(String.fromCharCode(...bytesOf(text)));
const reverse = (text: string): string => [...text].toReversed().join('');

/** Ways to write a key, each with whatever is left of it to read. */
const ENCODINGS: Readonly<Record<string, (key: string) => string>> = {
  plain: (key) => key,
  'in capitals': (key) => key.toUpperCase(),
  reversed: reverse,
  'with spaces': (key) => [...key].join(' '),
  'with hyphens': (key) => [...key].join('-'),
  'with characters that are not seen': (key) => [...key].join('\u200B'),
  'in full-width letters': (key) =>
    key.replaceAll(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  'over two lines': (key) => `${key.slice(0, 12)}\n${key.slice(12)}`,
  'over two sentences': (key) => `${key.slice(0, 12)}. ${key.slice(12)}`,
  base64,
  'base64 in a header': (key) => base64(`user:${key}`),
  'base64 in another': (key) => base64(`me:${key}@`),
  base64url: (key) => base64(key).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
  'base64 reversed': (key) => base64(reverse(key)),
  hex: (key) => each(key, hex),
  'hex in capitals': (key) => each(key, hex).toUpperCase(),
  'hex with spaces': (key) => each(key, hex, ' '),
  'percent signs': (key) => each(key, (byte) => `%${hex(byte)}`),
  'percent signs twice': (key) => each(key, (byte) => `%25${hex(byte)}`),
  'JSON escapes': (key) => each(key, (byte) => `\\u00${hex(byte)}`),
  'script escapes': (key) => each(key, (byte) => `\\x${hex(byte)}`),
  'HTML entities': (key) => each(key, (byte) => `&#${byte};`),
  'decimal numbers': (key) => each(key, String, ', '),
  'octal numbers': (key) => each(key, (byte) => byte.toString(8).padStart(3, '0'), ' '),
};

const SENTENCES = [
  'The model is overloaded.',
  'Too many tokens!',
  'Ask for less?',
  '模型正忙。',
  'Le modèle est occupé.',
];
const around = array(constantFrom(...SENTENCES), { maxLength: 3 }).map((parts) => parts.join(' '));
const encoding = constantFrom(...Object.keys(ENCODINGS));

/** Whether any eight letters and digits of the key in a row are in a text. */
function holdsPiece(text: string, key: string): boolean {
  const fold = (given: string): string => given.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const [folded, plain] = [fold(text.normalize('NFKC')), fold(key)];
  const starts = Array.from({ length: plain.length - 7 }, (_, at) => at);
  return [folded, reverse(folded)].some((given) => starts.some((at) => given.includes(plain.slice(at, at + 8))));
}

describe('a key in what a provider says', () => {
  it('is told in no encoding and at no place, whatever stands around it', () => {
    assert(
      property(around, encoding, constantFrom(' ', '"', '=', ': ', '\n', '/'), around, (before, name, mark, after) => {
        const key = ENCODINGS[name]!(KEY);
        const reason = clean(`${before} The key${mark}${key}${mark === '"' ? '"' : ''} is wrong. ${after}`) ?? '';
        expect(reason).not.toContain(key);
        expect(holdsPiece(reason, KEY)).toBe(false);
        // No encoding is left either: what is left are the other sentences.
        expect(SENTENCES.reduce((rest, sentence) => rest.replace(sentence, ''), reason).trim()).toMatch(
          /^(?:The key)? ?(?:is wrong\.)?$/,
        );
      }),
      { numRuns: 100 },
    );
  });

  it('is told in no piece of eight characters', () => {
    const piece = tuple(nat(KEY.length - 8), integer({ min: 8, max: KEY.length })).map(([start, length]) =>
      KEY.slice(start, start + length),
    );
    assert(
      property(piece, encoding, constantFrom('', 'abc', 'X-'), (part, name, glue) => {
        pre(part.replaceAll('-', '').length >= 8);
        expect(clean(`A wrong key ${ENCODINGS[name]!(`${glue}${part}`)} came`) ?? '').toMatch(
          /^(?:A wrong key)? ?(?:came)?$/,
        );
      }),
      { numRuns: 100 },
    );
  });

  it('is found whatever the key looks like', () => {
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

  it.each(['sk-proj...PfYs', 'sk-…PfYs', '************PfYs', 'ending in PfYs', 'sk-pr****', '••••PfYs', 'key PfYs'])(
    'is not told masked either: %s',
    (masked) => {
      expect(clean(`The model is overloaded. Incorrect API key provided: ${masked}.`)).toBe('The model is overloaded.');
    },
  );

  it.each([
    'sk-live-0123456789abcdef',
    'Bearer abcdef',
    'gsk_a1b2c3d4e5f6',
    'eyJhbGciOiJIUzI1NiJ9',
    'org-Ab12Cd34',
    'f3'.repeat(12),
  ])('that is another’s is not told: %s', (other) => {
    expect(clean(`No access for ${other} here. The model is overloaded.`)).toBe('The model is overloaded.');
  });
});

describe('a place in what a provider says', () => {
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
  ])('is not told: %s', (place) => {
    expect(clean(`The model is overloaded. Nothing at ${place} answers.`)).toBe('The model is overloaded.');
    expect(clean(`See "${place}"`)).toBeUndefined();
  });

  it('is the provider’s machine too, whose name may be a word', () => {
    expect(cleanReason('Ask ollama later on. The model is loading.', { ...HIDDEN, host: 'ollama' })).toBe(
      'The model is loading.',
    );
  });
});

describe('our instructions in what a provider says', () => {
  it('are told in no piece, however spaced and whatever their letters', () => {
    const piece = nat(INSTRUCTIONS.length - 30).map((start) => INSTRUCTIONS.slice(start, start + 30));
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

  it('may share a few words with it', () => {
    expect(clean('This model writes no fantasy story.')).toBe('This model writes no fantasy story.');
  });
});

describe('what a provider says', () => {
  it.each([
    ['Too long', 'Too long'],
    ['prompt is too long', 'prompt is too long'],
    ['max_tokens is too large: 8000 is more than 4096', 'max_tokens is too large: 8000 is more than 4096'],
    ['The model gpt-3.5-turbo is overloaded, and/or busy.', 'The model gpt-3.5-turbo is overloaded, and/or busy.'],
    ['Limit: 10000 / min, e.g. for llama3:70b.', 'Limit: 10000 / min, e.g. for llama3:70b.'],
    ['模型正忙，请稍后。', '模型正忙，请稍后。'],
    ['  Two\r\n\tlines  ', 'Two lines'],
    ['A <b>bold</b> word &amp; more', 'A bold word & more'],
    ['No\u202E way\u0000 out\u0007', 'No way out'],
    ['Busy. Busy! busy.', 'Busy.'],
    ['Quota exceeded. Please try again in 20s.', 'Quota exceeded.'],
    ['Quota exceeded. See https://harbour.example/docs.', 'Quota exceeded.'],
    ['Failed to generate story: no model', 'no model'],
    ['Error: Failed to generate story because the model is busy.', 'the model is busy.'],
    ['Out of memory: Failed to generate story.', 'Out of memory'],
  ])('%j is told as %j', (said, reason) => {
    expect(clean(said)).toBe(reason);
  });

  it.each([
    '',
    ' ',
    '.',
    '{}',
    '{"error":{}}',
    '["no"]',
    '[object Object]',
    'undefined',
    'Error',
    'fetch failed',
    '<!doctype html><html><body>502 Bad Gateway</body></html>',
    '<html>Hi</html>',
    'Failed to generate story',
    'Failed to generate story. Please try again.',
    'Failed to generate story: Failed to generate story',
    'Error: failed to generate a random prompt!',
    'Please try again later.',
    '🌍'.repeat(400),
  ])('%j is no reason', (said) => {
    expect(clean(said)).toBeUndefined();
  });

  it('is cut after a word', () => {
    const reason = clean(`It is ${'very '.repeat(100)}busy.`);
    expect(reason).toMatch(/^It is very .*very…$/);
    expect(reason?.length).toBeLessThanOrEqual(MESSAGE_MAX);
    expect(clean('故'.repeat(400))).toBe(`${'故'.repeat(MESSAGE_MAX - 1)}…`);
  });

  it('is one line of at most 200 characters that are seen, whatever it was', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 300 }), (said) => {
        const reason = clean(said) ?? '';
        expect(reason.length).toBeLessThanOrEqual(MESSAGE_MAX);
        expect(reason).not.toMatch(/[\p{Cc}\p{Bidi_Control}]|<[a-z]/iu);
      }),
    );
  });

  it('takes no long time, whatever it was', () => {
    const started = performance.now();
    for (const part of ['a.', 'a-', 'a/', 'sk-a', 'aA', '1a', '::', '%25', '<', '故', '\n', 'x', 'error: ']) {
      clean(part.repeat(16_384 / part.length));
    }
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe('what the log holds of it', () => {
  it('is the whole text without the key', () => {
    const said = `<p>Bad key ${KEY} at https://llm.harbour.example/v1 (request 4711)</p>`;
    expect(redact(said, KEY)).toBe('<p>Bad key [redacted] at https://llm.harbour.example/v1 (request 4711)</p>');
  });

  it('is the whole text without what the reader wrote', () => {
    expect(redact('Declined: "a keeper finds  a DOOR in the sea".', KEY, 'A keeper finds a door in the sea')).toBe(
      'Declined: "[prompt]".',
    );
  });
});
