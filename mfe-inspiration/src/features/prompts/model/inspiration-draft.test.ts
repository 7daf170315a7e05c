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

it.each([
  ['{', NEW_INSPIRATION],
  ['null', NEW_INSPIRATION],
  ['{"title":7,"prompt":null,"category":"cooking","difficulty":"brutal","isPublic":"yes"}', NEW_INSPIRATION],
  ['{"prompt":"A lamp","isPublic":false}', { ...NEW_INSPIRATION, prompt: 'A lamp', isPublic: false }],
])('A stored draft of %s is read as far as it is valid', (text, draft) => {
  writeStored(KEY, text);
  expect(readInspirationDraft('ada')).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/), ...draft });
});

it('What was typed after sending is kept, and what was sent is removed', () => {
  const sent: InspirationForm = { id: 'one', ...NEW_INSPIRATION, prompt: 'A lamp' };
  const typed = { ...sent, prompt: 'A lamp and more' };
  writeInspirationDraft('ada', undefined, typed);
  removeInspirationDraft('ada', undefined, sent);
  expect(readInspirationDraft('ada')).toEqual(typed);
  removeInspirationDraft('ada', undefined, typed);
  expect(readInspirationDraft('ada').prompt).toBe('');
});
