import { STORY_BODY_MAX_BYTES } from '@storyloom/shared/domain';
import { shortCall } from '../_shared/short-calls/short-call.ts';
import { textsOfNotes } from '../_shared/stories/notes-text.ts';
import {
  askForSuggestions,
  parseSuggestionsRequest,
  type SuggestionsRequest,
} from '../_shared/suggestions/ask-for-suggestions.ts';

interface Suggestions {
  readonly suggestions: readonly string[];
}

/** `suggest-next`: `{ suggestions }`, three sentences of how a user's story can go on. */
export const suggestNext = shortCall<SuggestionsRequest, Suggestions>({
  event: 'suggestions',
  maxBytes: STORY_BODY_MAX_BYTES,
  signIn: 'Sign in for suggestions of how a story goes on.',
  parse: parseSuggestionsRequest,
  textsOf: ({ story, notes }) => [story, ...(notes === undefined ? [] : textsOfNotes(notes))],
  textsIn: ({ suggestions }) => suggestions,
  unsuitable: {
    asked: 'This story doesn’t fit young children. Change it and try again.',
    answered:
      'The suggestions aren’t suitable for young children, so they aren’t shown. Please try again, or say yourself what happens next.',
  },
  ask: async (asked, access, clock) => ({ suggestions: await askForSuggestions(access, asked, clock) }),
});
