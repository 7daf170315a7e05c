import { MESSAGE_MAX } from '@storyloom/shared/domain';
import { assert, constantFrom, nat, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clean, HIDDEN } from '../testing/hidden.ts';
import { cleanReason } from './clean-reason.ts';

describe('a provider’s message as a reason for the reader', () => {
  it('is kept as far as it says something, without markup and advice', () => {
    for (const [said, reason = said] of [
      ['Too long'],
      ['The model gpt-3.5-turbo is overloaded, and/or busy.'],
      ['Limit: 10000 / min, e.g. for llama3:70b.'],
      ['模型正忙，请稍后。'],
      ['A <b>bold</b> word &amp; more', 'A bold word & more'],
      ['No\u202E way\u0000 out\u0007', 'No way out'],
      ['Busy. Busy! busy.', 'Busy.'],
      ['Quota exceeded. Please try again in 20s.', 'Quota exceeded.'],
      ['Error: Failed to generate story because the model is busy.', 'the model is busy.'],
      ['Out of memory: Failed to generate story.', 'Out of memory'],
      ['故'.repeat(400), `${'故'.repeat(MESSAGE_MAX - 1)}…`],
    ] as const) {
      expect(clean(said), said).toBe(reason);
    }
    const cut = clean(`It is ${'very '.repeat(100)}busy.`);
    expect(cut).toMatch(/^It is very .*very…$/);
    expect(cut?.length).toBeLessThanOrEqual(MESSAGE_MAX);
  });

  it('is none when the message says nothing, or only our own words', () => {
    const nothing = '| |.|{}|{"error":{}}|["no"]|[object Object]|undefined|Error|fetch failed|<html>Hi</html>'.split(
      '|',
    );
    const ours = ['Failed to generate story. Please try again.', 'Error: failed to generate a random prompt!'];
    for (const said of [...nothing, ...ours, 'Please try again later.', '🌍'.repeat(400)]) {
      expect(clean(said), said).toBeUndefined();
    }
  });

  it('is looked for in the first twenty sentences', () => {
    const elsewhere = (sentences: number) => 'See a@b.cd. '.repeat(sentences);
    expect(clean(`${elsewhere(19)}Busy.`)).toBe('Busy.');
    expect(clean(`${elsewhere(20)}Busy.`)).toBeUndefined();
  });

  it('is one line of at most 200 visible characters, whatever the message was', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 300 }), (said) => {
        const reason = clean(said) ?? '';
        expect(reason.length).toBeLessThanOrEqual(MESSAGE_MAX);
        expect(reason).not.toMatch(/[\p{Cc}\p{Bidi_Control}]|<[a-z]/iu);
      }),
    );
  });

  it('names no place', () => {
    const web = 'https://api.harbour.example/v1/models?key=1 api.harbour.example llm.harbour.example:8443 www.harbour';
    const spelt = ['LLM . HARBOUR . EXAMPLE', String.raw`C:\models\a.bin`, String.raw`\\share\models`];
    const machines = 'llm[.]harbour[.]example пример.рф localhost ollama:11434 10.0.0.12 10.0.0.12:8080 ip-10-0-0-12';
    const others = '2001:db8::8a2e:370:7334 [::1]:443 ops@harbour.example ops@harbour /v1/chat/completions /etc/passwd';
    const files = '~/models run.py src/engine/run.py';
    for (const place of [...spelt, ...[web, machines, others, files].join(' ').split(' ')]) {
      expect(clean(`The model is overloaded. Nothing at ${place} answers.`), place).toBe('The model is overloaded.');
      expect(clean(`See "${place}"`), place).toBeUndefined();
    }
    const onOllama = { ...HIDDEN, host: 'ollama' };
    expect(cleanReason('Ask ollama later on. The model is loading.', onOllama)).toBe('The model is loading.');
  });

  it('holds no 30 characters of our instructions, however they are spaced and spelled', () => {
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
});
