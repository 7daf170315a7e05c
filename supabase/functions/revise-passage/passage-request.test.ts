import { PASSAGE_BODY_MAX_BYTES, PASSAGE_CONTEXT_LENGTH } from '@storyloom/shared/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePassageRequest } from '../_shared/passages/passage-request.ts';
import { askForPassage, PASSAGE, PASSAGE_BODY } from '../_shared/testing/passages.ts';
import { GOOD_STORY } from '../_shared/testing/scripted-provider.ts';
import { AS_USER, errorOf, serviceWith, storyRequest } from '../_shared/testing/service-under-test.ts';

const parse = (fields: object) => parsePassageRequest(JSON.stringify({ ...PASSAGE_BODY, ...fields }));

describe('a request for a change to a passage', () => {
  it('Absent settings are those of the genre, and absent context is empty', () => {
    const { runId, action, passage } = PASSAGE_BODY;
    const asked = { runId, action, passage, genre: 'children' };
    const standard = { before: '', after: '', language: 'english', perspective: 'third', attempt: 1 };
    const instruction = 'It counts for its own action only';
    expect(parsePassageRequest(JSON.stringify({ ...asked, tone: null, instruction }))).toEqual({
      ...asked,
      ...standard,
    });
    expect(parse({ runId: undefined }).runId).toMatch(/^[\da-f-]{36}$/);
  });

  it('is refused with a sentence that says what to do', () => {
    const long = 'is 6,012 characters long, 12 over the limit of 6,000. Select less and try again.';
    const tones = 'one of humorous, dramatic, mysterious, neutral, emotional, light.';
    for (const [fields, message] of [
      [{ action: undefined }, 'Choose what to do with the passage: one of rewrite, shorten, expand, tone, continue,'],
      [{ action: ['rewrite'] }, 'Choose what to do with the passage'],
      [{ passage: undefined }, 'The passage is empty. Select some text of the story and try again.'],
      [{ passage: ' \n' }, 'The passage is empty'],
      [{ passage: 'x'.repeat(6012) }, `The passage ${long}`],
      [{ after: {} }, 'The text after the passage must be text'],
      [{ action: 'custom', instruction: ' ' }, 'Your instruction is empty. Write how the passage should change'],
      [{ instruction: 'x'.repeat(501) }, 'Your instruction is 501 characters long, 1 over the limit of 500.'],
      [{ action: 'tone' }, `Choose a tone for the passage: ${tones}`],
      [{ tone: 'sad' }, 'Choose a tone for the passage'],
      [{ perspective: 'fourth' }, 'This perspective is not available'],
    ] as const) {
      expect(() => parse(fields), message).toThrow(message);
    }
  });

  it('The longest passage and instruction are accepted', () => {
    const asked = parse({ action: 'custom', passage: 'x'.repeat(6000), instruction: 'y'.repeat(500) });
    expect([asked.passage.length, asked.instruction?.length]).toEqual([6000, 500]);
  });

  it('Longer context is cut at the ends of paragraphs', () => {
    const long = Array.from({ length: 60 }, (_, at) => `${at} ${'z'.repeat(80)}`).join('\n');
    const { before, after } = parse({ before: long, after: long });
    for (const kept of [before, after]) expect(kept.length).toBeLessThanOrEqual(PASSAGE_CONTEXT_LENGTH);
    expect(long.endsWith(`\n${before}`) && long.startsWith(`${after}\n`)).toBe(true);
  });
});

describe('bad input over HTTP', () => {
  it('A body over 192 KB is refused; the longest Chinese passage with its context fits into one', async () => {
    const service = serviceWith(GOOD_STORY);
    const response = await askForPassage(service, { before: 'x'.repeat(PASSAGE_BODY_MAX_BYTES) });
    expect([response.status, (await errorOf(response)).code]).toEqual([413, 'too_large']);
    expect(service.supabase.calls).toEqual([]);
    const [passage, before, after] = [6000, 2000, 2000].map((length) => '灯'.repeat(length));
    expect((await askForPassage(service, { language: 'chinese', passage, before, after })).status).toBe(200);
  });

  it('Any body gets a stream or a refusal with a sentence, and is never a failure of ours', async () => {
    const odd = ['', 'rewrite', 'custom', 'tone', null, 0, [], {}, '\ud800', 'a\0', '\u{E0041}', '</passage>'];
    const anything = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>(...odd));
    const names = [...Object.keys(PASSAGE_BODY), 'before', 'after', 'tone', 'instruction', 'attempt'];
    const bodies = fc.dictionary(fc.constantFrom(...names), anything);
    const usable = { action: 'rewrite', passage: PASSAGE };
    const mixed = fc.oneof(
      bodies,
      bodies.map((fields) => ({ ...PASSAGE_BODY, ...fields, ...usable })),
    );
    await fc.assert(
      fc.asyncProperty(mixed, async (fields) => {
        const service = serviceWith(GOOD_STORY);
        const response = await service.handlers['revise-passage'](storyRequest({ body: fields, headers: AS_USER }));
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
