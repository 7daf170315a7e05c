import { removeStored, writeStored } from '@storyloom/shared/api/device-storage';
import { afterEach, expect, it } from 'vitest';
import { NEW_INSPIRATION, readInspirationDraft } from './inspiration-draft.ts';

const KEY = 'storyloom-inspiration-ada';
afterEach(() => removeStored(KEY));

it.each([
  ['{', NEW_INSPIRATION],
  ['null', NEW_INSPIRATION],
  ['{"title":7,"prompt":null,"category":"cooking","difficulty":"brutal","isPublic":"yes"}', NEW_INSPIRATION],
  ['{"prompt":"A lamp","isPublic":false}', { ...NEW_INSPIRATION, prompt: 'A lamp', isPublic: false }],
])('a kept draft of %s is what of it can be used', (text, draft) => {
  writeStored(KEY, text);
  expect(readInspirationDraft('ada')).toEqual(draft);
});
