import { HOSTILE_PROMPTS } from '@storyloom/testing/hostile-texts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asData, type DataTag } from './as-data.ts';

const TAGS: readonly DataTag[] = [
  ...(['prompt', 'story', 'passage', 'before', 'after', 'instruction'] as const),
  ...(['who', 'notes', 'outline', 'names', 'next'] as const),
];

/** A text as a careless reader sees it: without invisible characters and spaces, in one shape and case of each letter. */
const blurred = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}\s]/gu, '')
    .toLowerCase();

/** A tag of ours in brackets that look like `<`, or any `<` at all. */
const TAG = new RegExp(
  `<|[\\u2039\\u276E\\u2770\\u27E8\\u2329\\u3008\\u02C2\\u1438](?:[/\\\\\\u2044\\u2215\\u29F8]|prompt|story|(?:${TAGS.join('|')})(?!\\p{L}))`,
  'u',
);

/** Characters that only a model reads: tags, variation selectors, and joiners after a letter that has one form only. */
const HIDDEN = /[\u{E0000}-\u{E007F}]|[\u{E0100}-\u{E01EF}]|[\u200B\u2060-\u2064\uFEFF\u00AD]|[a-z ](?:\u200C|\u200D)/u;

const SCOTLAND = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}';

function expectContained(tag: DataTag, text: string): void {
  const data = asData(tag, text);
  const [start, end] = [`<${tag}>\n`, `\n</${tag}>`];
  expect([data.slice(0, start.length), data.slice(-end.length)]).toEqual([start, end]);
  const inside = data.slice(start.length, -end.length);
  expect(blurred(inside)).not.toMatch(TAG);
  expect(inside.replaceAll(SCOTLAND, '')).not.toMatch(HIDDEN);
}

describe('a reader’s text between tags', () => {
  const tag = fc.constantFrom(...TAGS);

  it('holds no spelling of a tag and nothing hidden, whatever it is made of', () => {
    const pieces = fc.oneof(
      fc.constantFrom(...'<\uFF1C\uFE64\u2039\u276E\u2770\u27E8\u2329\u3008\u02C2>/\\\u2044\u2215\u29F8 \n'),
      fc.tuple(tag, fc.boolean()).map(([name, upper]) => (upper ? name.toUpperCase() : name)),
      fc.constantFrom('\u200B', '\u200C', '\u200D', '\u2060', '\u00AD', '\uFEFF', '\uFE0F', '\u034F', '\u3164'),
      fc.constantFrom('\u{E0041}', '\u{E0150}', '\u{1F3F4}', '\u{E007F}', SCOTLAND, '\uFF50rompt', '|im_start|', 'a'),
    );
    const texts = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));
    const attacks = HOSTILE_PROMPTS.map((text): [DataTag, string] => ['prompt', text]);
    fc.assert(fc.property(tag, texts, expectContained), { numRuns: 2000, examples: attacks });
  });

  it('arrives unchanged when it is honest', () => {
    for (const text of [
      'He said 〈红楼梦〉 and 《西游记》 are old, and read 〈After Dark〉 and ‹ Before Sunrise ›.',
      'Elle lit ‹ promenade ›, \u2039 L’histoire \u203A; a > b & c.',
      `I \u2764\uFE0F you ${SCOTLAND}`,
      '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}',
      'می‌خواهم بنویسم, क्‍ष, ශ්‍රී',
      '👩‍👩‍👧 🏳️‍🌈 🏴‍☠️ 👩🏽‍🚀 ❤️‍🔥 1️⃣',
      'She said \u2067שלום\u2069\u200F and left.',
    ]) {
      expect(asData('prompt', text)).toBe(`<prompt>\n${text}\n</prompt>`);
    }
    expect(asData('prompt', 'I <3 you')).toBe('<prompt>\nI &lt;3 you\n</prompt>');
  });
});
