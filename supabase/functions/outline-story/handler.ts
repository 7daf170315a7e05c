import { STORY_BODY_MAX_BYTES, type OutlineChapter, type StoryRequest } from '@storyloom/shared/domain';
import { askForOutline } from '../_shared/outlines/ask-for-outline.ts';
import { shortCall } from '../_shared/short-calls/short-call.ts';
import { parseStoryRequest } from '../_shared/stories/story-request.ts';
import { userTextsOf } from '../_shared/stories/user-texts.ts';
import { withFittingNames } from '../_shared/stories/with-fitting-names.ts';

interface Outline {
  readonly chapters: readonly OutlineChapter[];
}

/** `outline-story`: `{ chapters }` of a story that is about to be written, for signed-in users and guests. */
export const outlineStory = shortCall<StoryRequest, Outline>({
  event: 'outline',
  maxBytes: STORY_BODY_MAX_BYTES,
  parse: parseStoryRequest,
  textsOf: userTextsOf,
  fit: withFittingNames,
  textsIn: ({ chapters }) => chapters.flatMap(({ title, summary }) => [title, summary]),
  unsuitable: {
    asked: 'This doesn’t fit a story for young children. Change the prompt and try again, or choose another genre.',
    answered:
      'The outline isn’t suitable for young children, so it isn’t shown. Please try again, or change the prompt.',
  },
  ask: async (story, access, clock) => ({ chapters: await askForOutline(access, story, clock) }),
});
