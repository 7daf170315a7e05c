import { STORY_BODY_MAX_BYTES } from '@storyloom/shared/domain';
import { askForCast, parseCastRequest, type Cast, type CastRequest } from '../_shared/casts/ask-for-cast.ts';
import { shortCall } from '../_shared/short-calls/short-call.ts';
import { textsOfNotes } from '../_shared/stories/notes-text.ts';

/** `extract-cast`: `{ characters, places, rules }` of a user's story. */
export const extractCast = shortCall<CastRequest, Cast>({
  event: 'cast',
  maxBytes: STORY_BODY_MAX_BYTES,
  signIn: 'Sign in to find the people of a story.',
  parse: parseCastRequest,
  textsOf: ({ text }) => [text],
  textsIn: (cast) => textsOfNotes({ ...cast, outline: [] }),
  unsuitable: {
    asked: 'This story doesn’t fit young children. Change it and try again, or write its people down yourself.',
    answered: 'What was found isn’t suitable for young children, so it isn’t shown. Write the people down yourself.',
  },
  ask: (asked, access, clock) => askForCast(access, asked, clock),
});
