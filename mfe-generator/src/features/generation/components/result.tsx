import type { Genre, StoryOptions, StorySettings } from '@storyloom/shared/domain';
import { isRunning } from '@storyloom/shared/stream';
import { type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import type { ShownWait } from '../../../runs/run-wait.ts';
import { WaitLine } from '../../../runs/wait-line.tsx';
import { isContinuable, isFreeToGoOn, shownTitle, type StoryVersion } from '../model/story-version.ts';
import { useWrittenElsewhere } from '../model/story-lock.ts';
import type { Task } from '../model/generation-task.ts';
import type { useReportedGeneration } from '../model/use-reported-generation.ts';
import { useSaveStory } from '../model/use-save-story.ts';
import { useKeepUp } from '../model/use-keep-up.ts';
import { leaveStory } from '../model/waiting-story.ts';
import { versionNews } from '../messages.ts';
import { strings } from '../strings.ts';
import { EndNotice } from './end-notice.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultPanel } from './result-panel.tsx';
import { Sharing } from './sharing.tsx';
import { useSignInAgain, type WaitingStory } from './sign-in-link.tsx';
import { VersionSwitch } from './version-switch.tsx';

interface Props {
  readonly genre: Genre;
  readonly generation: ReturnType<typeof useReportedGeneration>['generation'];
  /** Hides the panel until a new story has begun. */
  readonly hidden: boolean;
  readonly guest: boolean;
  /** Whether another story may be requested. */
  readonly allowed: boolean;
  /** A guest's remaining free stories; absent when unknown or unlimited. */
  readonly freeLeft: number | undefined;
  readonly endRef: RefObject<HTMLDivElement | null>;
  /** What the run waits for. */
  readonly wait: ShownWait | undefined;
  /** Gets the line that says so. */
  readonly lineRef: Ref<HTMLDivElement>;
  /** On phones a bar covers the foot of the window. */
  readonly footTaken: boolean;
  /** The settings of the form if the user changed any: they apply to the next version instead of those of the last one. */
  readonly chosen: StorySettings | undefined;
  readonly onWrite: (task: Task) => void;
  /** The shown story, unless it is saved. */
  readonly waiting: WaitingStory | undefined;
  /** Requests what the form says; absent when that is not possible. */
  readonly onTryAgain: (() => void) | undefined;
  /** Receives what is announced to screen readers. */
  readonly onNews: (news: string) => void;
  /** Called when a dialog opens or closes. Must be stable. */
  readonly onDialog: (open: boolean) => void;
}

/** The shown story, how it ended or why there is none, and everything that can be done with it. */
export function Result({
  genre,
  generation,
  hidden,
  guest,
  allowed,
  freeLeft,
  endRef,
  wait,
  lineRef,
  footTaken,
  waiting,
  chosen,
  onWrite,
  onTryAgain,
  onNews,
  onDialog,
}: Props) {
  const { run, task, shown, store, versions, isRejoining } = generation;
  const [sharing, setSharing] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    onDialog(sharing);
    return () => onDialog(false);
  }, [sharing, onDialog]);
  const mayBeElsewhere = (isRejoining || shown?.ending === 'interrupted') && !isRunning(run);
  const elsewhere = useWrittenElsewhere(mayBeElsewhere ? shown?.id : undefined);
  const handleRowGone = (id: string, rowId: string) => generation.update(id, { rowId, rowTitle: undefined });
  const signInAgain = useSignInAgain(shown && shownTitle(shown));
  const saving = useSaveStory({
    genre,
    version: shown,
    onSignIn({ id }, purpose) {
      leaveStory(id, purpose);
      void signInAgain();
    },
    onSaved: generation.noteSaved,
    onRowGone: handleRowGone,
  });
  const running = isRunning(run);
  useKeepUp(saving, !running && !guest && task?.kind === 'more' && shown?.rowTitle !== undefined);
  if (hidden) return null;

  const optionsOf = ({ prompt, settings }: StoryVersion): StoryOptions => ({ ...settings, prompt, genre });
  const more = (of: StoryVersion) => onWrite({ kind: 'more', of, options: optionsOf(of) });
  const another = (of: StoryVersion) =>
    onWrite({
      kind: 'another',
      options: { ...optionsOf(of), ...chosen },
      origin: of.origin,
      plan: { who: of.who, outline: of.outline },
    });
  const free = guest && shown !== undefined && isFreeToGoOn(shown);
  const mayGoOn = allowed || free;
  /** Repeats what failed: a new story with the current form, a continuation with the current text. */
  function repeat(): (() => void) | undefined {
    if (task?.kind === 'more') return shown && mayGoOn ? () => more(shown) : undefined;
    if (!allowed || !task || task.kind === 'new') return allowed ? onTryAgain : undefined;
    return () => onWrite(task);
  }
  const continuable = run.phase === 'failed' && run.hasText && task?.kind !== 'more' && isContinuable(shown);
  const failure = run.phase === 'failed' && (
    <FailureNotice
      error={run.error}
      hasText={run.hasText}
      goesOn={task?.kind === 'more'}
      guest={guest}
      allowed={task?.kind === 'more' ? mayGoOn : allowed}
      free={free}
      continuable={continuable}
      waiting={waiting}
      onTryAgain={repeat()}
      onContinue={continuable && mayGoOn ? () => more(shown) : undefined}
    />
  );
  if (!shown || store.text === '') return failure || null;
  const versionSwitch = (label: string, onRemove?: (id: string) => void) =>
    versions.length > 1 && (
      <VersionSwitch
        label={label}
        versions={versions}
        shown={shown}
        running={running}
        onShow={(version) => {
          generation.show(version);
          onNews(versionNews(version, versions));
        }}
        onRemove={onRemove}
        returnFocusRef={panel}
      />
    );
  const isOfShown = task?.kind === 'more' || run.phase !== 'failed' || run.hasText;
  return (
    <>
      {/* Where a user looks who has just requested a story; below the old one they would not find it. */}
      {!isOfShown && failure}
      <ResultPanel
        genre={genre}
        version={shown}
        store={store}
        running={running}
        ref={panel}
        endRef={endRef}
        lineRef={lineRef}
        waitLine={(wait || run.phase === 'waiting') && <WaitLine wait={wait}>{strings.generating}</WaitLine>}
        footTaken={footTaken}
        tools={versionSwitch(strings.versions.label, generation.remove)}
      >
        {isOfShown && failure}
        {!running && !(isOfShown && failure) && (elsewhere || !isRejoining) && (
          <EndNotice
            version={shown}
            elsewhere={elsewhere}
            guest={guest}
            allowed={allowed}
            free={free}
            onContinue={() => more(shown)}
            onTryAgain={() => another(shown)}
          />
        )}
        {!running && versionSwitch(strings.versions.labelBelow)}
        <ResultActions
          key={shown.id}
          getText={() => store.text}
          version={shown}
          running={running || isRejoining || elsewhere}
          signedIn={!guest}
          saving={saving.busy}
          savedId={shown.saved ? shown.rowId : undefined}
          onSave={saving.save}
          onShare={() => setSharing(true)}
          onAnother={allowed ? () => another(shown) : undefined}
          freeLeft={freeLeft}
        />
      </ResultPanel>
      <Sharing
        key={shown.id}
        genre={genre}
        version={shown}
        versions={versions}
        update={generation.update}
        onSaved={generation.noteSaved}
        onRowGone={handleRowGone}
        open={sharing}
        onOpenChange={setSharing}
      />
    </>
  );
}
