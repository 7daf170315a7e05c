import { type Genre, OUTLINE_FROM_WORDS, type OutlineChapter, type StorySettings } from '@storyloom/shared/domain';
import { isRunning } from '@storyloom/shared/stream';
import type { RefObject } from 'react';
import { bringIntoSight } from './bring-into-sight.ts';
import { type DraftOutline, outlineKey } from './draft-outline.ts';
import type { Task } from './generation-task.ts';
import { useAsking } from './use-asking.ts';
import type { useGeneration } from './use-generation.ts';
import { useOutline } from './use-outline.ts';
import type { usePrompt } from './use-prompt.ts';
import type { useRunView } from './use-run-view.ts';

interface Options {
  readonly genre: Genre;
  readonly form: ReturnType<typeof usePrompt>;
  readonly settings: StorySettings;
  /** Names that the story avoids, as far as they are known. */
  readonly avoided: readonly string[] | undefined;
  readonly kept: DraftOutline | undefined;
  readonly generation: ReturnType<typeof useGeneration>;
  /** Whether another story may be requested. */
  readonly allowed: boolean;
  /** Where a new story appears. */
  readonly place: RefObject<HTMLElement | null>;
  readonly view: Pick<ReturnType<typeof useRunView>, 'bar' | 'focus'>;
  /** Called before a story or its outline is requested. */
  readonly onBegin: () => void;
}

/** Whether an outline is the stored one of a story, which a reload has read as another object. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Requests the story of the form, a long one after its outline. */
export function useWriting(options: Options) {
  const { genre, form, settings, avoided, kept, generation, allowed, place, view, onBegin } = options;
  const { prompt, origin, who } = form;
  const storyOptions = { ...settings, prompt, genre };
  const outline = useOutline({
    kept,
    of: outlineKey(storyOptions, who),
    bar: view.bar,
    running: isRunning(generation.run),
    isWritten: (chapters) =>
      generation.versions.some(
        (version) => version.outline === chapters || (chapters === kept?.chapters && isSame(version.outline, chapters)),
      ),
  });
  const taskOf = (chapters = outline.chapters): Task => ({
    kind: 'new',
    options: storyOptions,
    origin,
    plan: { who, outline: chapters },
    avoided,
  });

  /** Shows the place of what is requested with the press, not later. */
  function prepare(): void {
    onBegin();
    asking.forgetRefusals();
    bringIntoSight(place.current, view.bar.current);
  }
  function write(next: Task): void {
    if (next.kind === 'more') {
      onBegin();
      asking.forgetRefusals();
    } else prepare();
    form.written();
    void generation.write(next);
  }
  function begin(): void {
    if (outline.chapters || settings.length < OUTLINE_FROM_WORDS) return write(taskOf());
    prepare();
    form.written();
    outline.begin();
  }
  const asking = useAsking({
    prompt,
    who,
    running: isRunning(generation.run) || outline.asking,
    allowed,
    onAsk: begin,
  });

  /** Starts a run from outside the action bar, and moves the focus to Stop all the same. */
  function writeAway(next: Task): void {
    view.focus.keep();
    write(next);
  }

  return {
    asking,
    outline,
    /** The outline is on the page in place of the form. */
    isPlanned: outline.chapters !== undefined && !isRunning(generation.run),
    taskOf,
    write,
    writeAway,
    /** Writes the story of the form with these chapters, or without an outline. */
    writePlanned(chapters: readonly OutlineChapter[]): void {
      outline.use(chapters);
      writeAway(taskOf(chapters));
    },
    /** Requests the story, or its outline, without a press of Generate. */
    begin(): void {
      view.focus.keep();
      begin();
    },
  };
}
