import type { Answers } from './call.ts';
import { CommunityState } from './community-state.ts';
import { promptAnswers } from './prompt-answers.ts';
import { publishedStoryAnswers } from './published-story-answers.ts';
import { reactionAnswers } from './reaction-answers.ts';

/** Published stories and prompts, and the database functions about them. */
export class FakeCommunity extends CommunityState {
  readonly answers: Answers = {
    ...promptAnswers(this),
    ...publishedStoryAnswers(this),
    ...reactionAnswers(this),
  };
}
