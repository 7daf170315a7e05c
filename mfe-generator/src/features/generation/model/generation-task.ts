import { newId, type StoryOptions, type StoryRequest } from '@storyloom/shared/domain';
import type { PromptOrigin } from './prompt-origin.ts';
import { planFields, type StoryPlan } from './story-plan.ts';
import { isFreeToGoOn, type StoryVersion } from './story-version.ts';

/** What is requested: a story from the form, another version of one, or the continuation of one. */
export type Task =
  | {
      readonly kind: 'new' | 'another';
      readonly options: StoryOptions;
      /** The origin of the prompt. */
      readonly origin?: PromptOrigin | undefined;
      readonly plan?: StoryPlan | undefined;
      /** Names of the user's latest stories. */
      readonly avoided?: readonly string[] | undefined;
    }
  | { readonly kind: 'more'; readonly options: StoryOptions; readonly of: StoryVersion };

const sameRequest = (version: StoryVersion, { prompt, genre: _genre, ...settings }: StoryOptions) =>
  version.prompt === prompt && JSON.stringify(version.settings) === JSON.stringify(settings);

/** The number that tells a new story from earlier ones with the same prompt and settings. */
function nextAttempt(options: StoryOptions, versions: readonly StoryVersion[]): number {
  const attempts = versions.filter((version) => sameRequest(version, options)).map(({ attempt }) => attempt);
  return Math.max(0, ...attempts) + 1;
}

/** The request to the service, as a new run. */
export function requestFor(task: Task, versions: readonly StoryVersion[]): StoryRequest {
  const { options } = task;
  const plan =
    task.kind === 'more'
      ? planFields(task.of, options.prompt)
      : planFields(task.plan ?? {}, options.prompt, task.avoided);
  const request = { ...options, ...plan, runId: newId() };
  if (task.kind === 'more') {
    const { attempt, text, resume } = task.of;
    return { ...request, attempt, continueOf: text, ...(resume && isFreeToGoOn(task.of) && { resumes: resume.runId }) };
  }
  const inspirationId = task.kind === 'new' ? task.origin?.inspirationId : undefined;
  return { ...request, attempt: nextAttempt(options, versions), ...(inspirationId !== undefined && { inspirationId }) };
}
