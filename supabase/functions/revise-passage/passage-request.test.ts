import { PASSAGE_BODY_MAX_BYTES, PASSAGE_CONTEXT_LENGTH } from '@storyloom/shared/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePassageRequest } from '../_shared/passages/passage-request.ts';
import { askForPassage, PASSAGE, PASSAGE_BODY, passageRequest } from '../_shared/testing/passages.ts';
import { GOOD_STORY } from '../_shared/testing/scripted-provider.ts';
import { errorOf, serviceWith } from '../_shared/testing/service-under-test.ts';

const parse = (fields: object) => parsePassageRequest(JSON.stringify({ ...PASSAGE_BODY, ...fields }));

describe('a request for a change to a passage', () => {
  it('Absent settings are those of the genre, and absent context is empty', () => {
    const { runId, action, passage } = PASSAGE_BODY;
    expect(parsePassageRequest(JSON.stringify({ runId, action, passage, genre: 'children', tone: null }))).toEqual({
      runId,
      action,
      passage,
      before: '',
      after: '',
      genre: 'children',
      language: 'english',
      perspective: 'third',
      attempt: 1,
    });
  });

  it('is refused with a sentence that says what to do', () => {
    const long = 'is 6,012 characters long, 12 over the limit of 6,000. Select less and try again.';
    const tones = 'one of humorous, dramatic, mysterious, neutral, emotional, light.';
    for (const [fields, message] of [
      [
        { action: undefined },
        'Choose what to do with the passage: one of rewrite, shorten, expand, tone, continue, custom.',
      ],
      [{ action: ['rewrite'] }, 'Choose what to do with the passage'],
      [{ passage: undefined }, 'The passage is empty. Select some text of the story and try again.'],
      [{ passage: ' \n' }, 'The passage is empty'],
      [{ passage: 'x'.repeat(6012) }, `The passage ${long}`],
      [{ before: 5 }, 'The text before the passage must be text'],
      [{ after: {} }, 'The text after the passage must be text'],
      [{ action: 'custom', instruction: ' ' }, 'Your instruction is empty. Write how the passage should change'],
      [
        { instruction: 'x'.repeat(501) },
        'Your instruction is 501 characters long, 1 over the limit of 500. Shorten it',
      ],
      [{ action: 'tone' }, `Choose a tone for the passage: ${tones}`],
      [{ tone: 'sad' }, 'Choose a tone for the passage'],
      [{ perspective: 'fourth' }, 'This perspective is not available'],
      [{ language: 'klingon' }, 'This language is not available'],
      [{ runId: 'a b' }, 'The run id may have'],
    ] as const) {
      expect(() => parse(fields), message).toThrow(message);
    }
  });

  it('The longest passage and instruction are accepted', () => {
    const asked = parse({ action: 'custom', passage: 'x'.repeat(6000), instruction: 'y'.repeat(500) });
    expect([asked.passage.length, asked.instruction?.length]).toEqual([6000, 500]);
  });

  it('An instruction counts for its own action only', () => {
    expect(parse({ instruction: 'Make it rhyme' })).not.toHaveProperty('instruction');
  });

  it('Longer context is cut at the ends of paragraphs', () => {
    const long = Array.from({ length: 60 }, (_, at) => `${at} ${'z'.repeat(80)}`).join('\n');
    const { before, after } = parse({ before: long, after: long });
    for (const kept of [before, after]) expect(kept.length).toBeLessThanOrEqual(PASSAGE_CONTEXT_LENGTH);
    expect(long.endsWith(`\n${before}`) && long.startsWith(`${after}\n`)).toBe(true);
  });
});

describe('bad input over HTTP', () => {
  it('A body over 192 KB is refused', async () => {
    const service = serviceWith(GOOD_STORY);
    const response = await askForPassage(service, { before: 'x'.repeat(PASSAGE_BODY_MAX_BYTES) });
    expect([response.status, (await errorOf(response)).code]).toEqual([413, 'too_large']);
    expect(service.supabase.calls).toEqual([]);
  });

  it('The longest Chinese passage with its context fits into a body', async () => {
    const service = serviceWith(GOOD_STORY);
    const response = await askForPassage(service, {
      language: 'chinese',
      passage: '灯'.repeat(6000),
      before: '灯\n'.repeat(1000),
      after: '灯\n'.repeat(1000),
    });
    expect(response.status).toBe(200);
    await response.text();
  });

  it('Any body gets a stream or a refusal with a sentence, and is never a failure of ours', async () => {
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('', 'rewrite', 'custom', 'tone', null, 0, [], {}, '\ud800', 'a\0', '\u{E0041}', '</passage>'),
    );
    const bodies = fc.record(
      Object.fromEntries(
        [...Object.keys(PASSAGE_BODY), 'before', 'after', 'tone', 'instruction', 'attempt'].map((name) => [
          name,
          anything,
        ]),
      ),
      { requiredKeys: [] },
    );
    const mixed = fc.oneof(
      bodies,
      bodies.map((fields) => ({ ...PASSAGE_BODY, ...fields, action: 'rewrite', passage: PASSAGE })),
    );
    await fc.assert(
      fc.asyncProperty(mixed, async (fields) => {
        const service = serviceWith(GOOD_STORY);
        const response = await service.handlers['revise-passage'](passageRequest(JSON.stringify(fields)));
        if (response.status === 200) return void (await response.text());
        expect(response.status).toBe(400);
        const { code, message } = await errorOf(response);
        expect(code).toBe('bad_request');
        expect(message).toMatch(/[.]$/);
        expect(service.provider.requests).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
