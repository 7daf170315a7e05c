import { removeStored, writeStored } from '@storyloom/shared/device-storage';
import { afterEach, expect, it } from 'vitest';
import {
  type InspirationForm,
  NEW_INSPIRATION,
  readInspirationDraft,
  removeInspirationDraft,
  writeInspirationDraft,
} from './inspiration-draft.ts';

const KEY = 'storyloom-inspiration-ada';
afterEach(() => removeStored(KEY));

it('reads a stored draft as far as it is valid', () => {
  for (const [text, draft] of [
    ['{', {}],
    ['null', {}],
    ['{"title":7,"prompt":null,"category":"cooking","difficulty":"brutal","isPublic":"yes"}', {}],
    ['{"prompt":"A lamp","isPublic":false}', { prompt: 'A lamp', isPublic: false }],
  ] as const) {
    writeStored(KEY, text);
    const id: unknown = expect.stringMatching(/^[\da-f-]{36}$/);
    expect(readInspirationDraft('ada'), text).toEqual({ id, ...NEW_INSPIRATION, ...draft });
  }
});

it('keeps what was typed after sending, and removes what was sent', () => {
  const sent: InspirationForm = { id: 'one', ...NEW_INSPIRATION, prompt: 'A lamp' };
  const typed = { ...sent, prompt: 'A lamp and more' };
  writeInspirationDraft('ada', undefined, typed);
  removeInspirationDraft('ada', undefined, sent);
  expect(readInspirationDraft('ada')).toEqual(typed);
  removeInspirationDraft('ada', undefined, typed);
  expect(readInspirationDraft('ada').prompt).toBe('');
});
