import { countWords, type Genre, newId, type StoryOptions, type StoryRequest } from '@storyloom/shared/domain';
import type { PromptOrigin } from './prompt-origin.ts';
import { planFields, type StoryPlan } from './story-plan.ts';
import { isFreeToGoOn, newVersion, type OpenVersion, type StoryVersion } from './story-version.ts';

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

/** The request to the service, as a new run. It can be rejoined when its connection is lost. */
export function requestFor(task: Task, versions: readonly StoryVersion[]): StoryRequest {
  const { options } = task;
  const plan =
    task.kind === 'more'
      ? planFields(task.of, options.prompt)
      : planFields(task.plan ?? {}, options.prompt, task.avoided);
  const request = { ...options, ...plan, runId: newId(), rejoinable: true };
  if (task.kind === 'more') {
    const { attempt, text, resume } = task.of;
    return { ...request, attempt, continueOf: text, ...(resume && isFreeToGoOn(task.of) && { resumes: resume.runId }) };
  }
  const inspirationId = task.kind === 'new' ? task.origin?.inspirationId : undefined;
  return { ...request, attempt: nextAttempt(options, versions), ...(inspirationId !== undefined && { inspirationId }) };
}

/** A run to follow: a new one, or the open run of a version. */
export interface PlannedRun {
  readonly task: Task;
  /** The version as it is before the run's next words, with its open run. */
  readonly version: OpenVersion;
  /** Absent for a run that was requested before. */
  readonly request?: StoryRequest;
}

/** What a task needs, as a new run. */
export function plannedRun(task: Task, versions: readonly StoryVersion[]): PlannedRun {
  const request = requestFor(task, versions);
  const { prompt, genre: _genre, ...settings } = task.options;
  const about = { id: newId(), prompt, settings, attempt: request.attempt, demo: false };
  const before = task.kind === 'more' ? task.of : newVersion({ ...about, origin: task.origin, ...task.plan });
  const run = { runId: request.runId, guest: false, since: Date.now(), from: before.text.length };
  return { task, request, version: { ...before, run } };
}

/** What it takes to go on with the open run of a version. */
export function runToRejoin(version: OpenVersion, genre: Genre): PlannedRun {
  const { text, prompt, settings, origin, run } = version;
  const options = { ...settings, prompt, genre };
  if (text === '') return { task: { kind: 'new', options, origin }, version };
  const of = { ...version, words: countWords(text.slice(0, run.from), settings.language) };
  return { task: { kind: 'more', options, of }, version };
}
