import { countWords, FREE_RESUMPTIONS, type StorySettings } from '@storyloom/shared/domain';
import type { EndReason, GuestUsage, RunAction, RunError } from '@storyloom/shared/stream';
import type { RunEvent } from '../../../runs/follow-run.ts';
import { type LiveRun, openRunOf } from './live-run.ts';
import type { OpenRun } from './open-run.ts';
import { isFreeToGoOn, savedWith, shownTitle } from './story-version.ts';
import type { useVersions } from './use-versions.ts';

/** A story whose text has ended. */
export interface EndedStory {
  readonly ending: EndReason;
  readonly limitSeconds?: number | undefined;
  readonly words: number;
  readonly title: string;
  readonly settings: StorySettings;
}

/** What the page tells of a run. */
export interface RunCallbacks {
  readonly onUsage: (usage: GuestUsage) => void;
  /** The text has ended, for whatever reason; not called for a failure reported by the service. */
  readonly onEnd: (end: EndedStory) => void;
  /** Stopped before the first word, so that the service refunds a guest's free story. */
  readonly onNothing: () => void;
  /** @param hasStory whether a part of the story was there, now or before */
  readonly onFailure: (error: RunError, hasStory: boolean) => void;
}

/** Ends of a run after which a guest may continue for free: see `FREE_RESUMPTIONS`. */
const RESUMABLE: readonly EndReason[] = ['stopped', 'lost', 'silent', 'overtime'];

export interface Recording {
  readonly live: LiveRun;
  readonly kept: ReturnType<typeof useVersions>;
  readonly callbacks: RunCallbacks;
  /** Changes the state of the page. */
  readonly dispatch: (action: RunAction) => void;
}

/** How a run leaves its version. Without `words`, those of the whole text are counted. */
interface Settled extends Pick<EndedStory, 'ending' | 'limitSeconds'> {
  readonly words?: number | undefined;
  readonly run?: OpenRun | undefined;
}

/** Returns what records the events of a run in its version, in the story on the page and in the page's state. */
export function recordRun({ live, kept, callbacks, dispatch }: Recording): (event: RunEvent) => void {
  const { task, version, request } = live.plan;
  const { store, add, update, takeBack } = kept;
  const { id, settings } = version;
  const { from, runId } = version.run;
  const isNew = version.text === '';
  const isFound = request === undefined;
  /** The lost run that this one was to continue: still the version's when this one does not begin. */
  const prior = request && task.kind === 'more' ? task.of.run : undefined;
  const wasBegun = version.text.length > from;
  const others = kept.latest().versions.filter((known) => known.id !== id);
  const shown = others.find((known) => known.id === kept.latest().shownId);
  /** Words of this run are there, from this page or an earlier one. */
  const isBegun = () => live.begun || wasBegun;
  let demo = version.demo;

  function begin(): void {
    live.begun = true;
    const left = isFreeToGoOn(version) ? (version.resume?.left ?? 0) - 1 : FREE_RESUMPTIONS;
    const resume = wasBegun ? version.resume : { runId, left };
    // Without words yet: they are stored together with the id of their event.
    if (isNew) return add({ ...version, demo, resume });
    update(id, (now) => ({ ...(now.saved && savedWith(now, false)), ending: 'interrupted', demo, resume }));
  }

  function settle({ ending, words = countWords(store.text, settings.language), limitSeconds, run }: Settled) {
    store.finish();
    const resume = RESUMABLE.includes(ending) ? {} : { resume: undefined };
    update(id, { text: store.text, ending, limitSeconds, words, run, ...resume });
    return words;
  }

  function end(now: Settled): void {
    const words = settle(now);
    const title = shownTitle({ text: store.text, renamed: version.renamed });
    const { ending, limitSeconds } = now;
    callbacks.onEnd({ ending, words, title, settings, ...(limitSeconds !== undefined && { limitSeconds }) });
  }

  /** Leaves the version as a closing page would, to be rejoined or continued later. */
  function leave(run: OpenRun | undefined): void {
    if (live.begun) {
      store.finish();
      update(id, { text: store.text, words: countWords(store.text, settings.language), run });
    } else if (!isNew) update(id, { run });
    dispatch({ type: 'reset' });
  }

  /** Takes back what the run has written. */
  function undo(): void {
    const before = { ...version, text: version.text.slice(0, from), run: undefined };
    const words = countWords(before.text, settings.language);
    if (from === 0) takeBack(id, undefined, shown ?? others.at(-1));
    else if (wasBegun) takeBack(id, { ...before, words, ending: 'stopped' }, { ...before, words, ending: 'stopped' });
    else takeBack(id, before, before);
  }

  function change(event: RunEvent): void {
    switch (event.type) {
      case 'start':
        if (event.usage) callbacks.onUsage(event.usage);
        demo ||= event.demo;
        break;
      case 'delta':
        if (!live.begun) begin();
        store.append(event.text);
        break;
      case 'end':
        if (event.unused) update(id, { unused: event.unused });
        // The service counts the words of this run only.
        end({
          ending: event.reason,
          words: from > 0 ? undefined : event.words,
          limitSeconds: event.seconds,
        });
        break;
      case 'stop':
        if (live.isLeft) return leave(openRunOf(live));
        if (isBegun()) end({ ending: 'stopped' });
        else {
          update(id, { run: prior });
          callbacks.onNothing();
        }
        break;
      case 'cut': {
        const run = event.canRejoin ? { ...openRunOf(live), isLost: true } : undefined;
        // Nothing has come of rejoining: the story is as the earlier page left it.
        if (isFound && !live.begun) return leave(run);
        end({ ending: 'lost', run });
        break;
      }
      case 'error': {
        const isTakenBack = event.code === 'unsuitable';
        if (isBegun() && isTakenBack) undo();
        else if (isBegun()) settle({ ending: 'lost' });
        else update(id, { run: prior });
        callbacks.onFailure(event, (isBegun() && !isTakenBack) || !isNew);
        break;
      }
      case 'fail': {
        if (isFound) return leave(undefined);
        // A run that came twice can't be resumed any more; continuing uses a free story.
        const resume = event.error.code === 'duplicate_run' ? { resume: undefined } : {};
        update(id, { run: prior, ...resume });
        callbacks.onFailure(event.error, !isNew);
      }
    }
    dispatch(event);
  }
  return change;
}
