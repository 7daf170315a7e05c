import { countWords, type StoryRequest } from '@storyloom/shared/domain';
import type { StoryWatch } from '../children/child-guard.ts';
import type { EndReason, GuestUsage, StoryEvent } from '@storyloom/shared/stream';
import { asServiceFailure, type ServiceFailure } from '../http/failure.ts';
import type { ServiceLimits } from '../limits.ts';
import type { ProviderAccess } from '../provider/open-completion.ts';
import type { RunClock } from '../provider/run-clock.ts';
import { writeStory } from './write-story.ts';

/** What a reader hears of who writes, where it is not the demo storyteller. */
const TEXT_PROVIDER = 'Text provider';

/** How a story ends that nobody interrupted. */
const WHOLE: readonly EndReason[] = ['complete', 'length', 'filtered'];

/** A story that was accepted, and what it takes to tell it. */
export interface StoryRun {
  readonly story: StoryRequest;
  readonly access: ProviderAccess;
  readonly demo: boolean;
  /** Present for guests. */
  readonly usage?: GuestUsage;
  readonly limits: ServiceLimits;
  /** Present for stories that are for children. */
  readonly watch?: StoryWatch;
  readonly clock: RunClock;
  /**
   * Hears that the story is over, before the reader does: who then asks for another has this one's place or refund. It is
   * waited for, but not for long. Never rejects.
   *
   * @param whole whether the provider came to an end, be it its limit or its filter; else there is more to tell
   */
  readonly onOver: (whole: boolean) => Promise<void>;
  /** Hears that the provider has begun. */
  readonly onBegun: () => void;
  /** Hears of the failure that ends the story, with the cause that no reader sees. */
  readonly onFailure: (failure: ServiceFailure) => void;
}

/** The outcome of some work, or nothing once that time has passed. The work goes on. */
async function atMost(work: Promise<void>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([work, passed]);
  clearTimeout(timer);
}

/** The events of one story, from `start` to `end` or `error`. Never rejects. */
export async function* storyEvents(run: StoryRun): AsyncGenerator<StoryEvent, void> {
  const { story, access, demo, usage, limits, clock, watch } = run;
  // Not where the provider is: that is the operator's to know.
  const provider = demo ? access.endpoint.name : TEXT_PROVIDER;
  yield { type: 'start', runId: story.runId, provider, demo, ...(usage ? { usage } : {}) };
  const pieces = writeStory(access, story, { clock, limits, onBegun: run.onBegun });
  let text = '';
  try {
    let next = await pieces.next();
    for (; !next.done; next = await pieces.next()) {
      const piece = watch ? watch.push(next.value) : next.value;
      text += piece;
      if (piece !== '') yield { type: 'delta', text: piece };
    }
    const rest = (await watch?.end()) ?? '';
    text += rest;
    if (rest !== '') yield { type: 'delta', text: rest };
    await atMost(run.onOver(WHOLE.includes(next.value)), limits.overMs);
    yield { type: 'end', reason: next.value, words: countWords(text, story.language) };
  } catch (error) {
    const failure = asServiceFailure(error);
    run.onFailure(failure);
    await atMost(run.onOver(false), limits.overMs);
    yield { type: 'error', ...failure.toServiceError() };
  } finally {
    clock.stop('over');
    void pieces.return('stopped').catch(() => undefined);
  }
}
