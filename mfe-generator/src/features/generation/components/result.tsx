import type { Genre, StoryOptions } from '@storyloom/shared/domain';
import { isRunning } from '@storyloom/shared/stream';
import { Button, Spinner } from '@storyloom/shared/ui';
import { type RefObject, useRef, useState } from 'react';
import { isContinuable, type StoryVersion } from '../model/story-version.ts';
import type { Task, useGeneration } from '../model/use-generation.ts';
import { useSaveStory } from '../model/use-save-story.ts';
import { useShareStory } from '../model/use-share-story.ts';
import { strings } from '../strings.ts';
import { EndNotice } from './end-notice.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultPanel } from './result-panel.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { VersionSwitch } from './version-switch.tsx';

interface Props {
  readonly genre: Genre;
  readonly generation: ReturnType<typeof useGeneration>;
  /** Nothing is shown while a new story has not begun. */
  readonly hidden: boolean;
  readonly guest: boolean;
  /** Whether there is a story left to ask for. */
  readonly allowed: boolean;
  readonly endRef: RefObject<HTMLDivElement | null>;
  readonly onWrite: (task: Task) => void;
  /** Asks for what the form says; absent when it can't. */
  readonly onTryAgain: (() => void) | undefined;
}

/** The story that is shown, how it ended or why there is none, and all that can be done with it. */
export function Result({ genre, generation, hidden, guest, allowed, endRef, onWrite, onTryAgain }: Props) {
  const { run, task, shown, store, versions } = generation;
  const [sharing, setSharing] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const saving = useSaveStory({
    genre,
    version: shown,
    onSaved: (id) => generation.update(id, { saved: true }),
  });
  const shares = useShareStory({
    genre,
    version: shown,
    onPromptShared: (id) => generation.update(id, { promptShared: true }),
    onShared: () => setSharing(false),
  });
  if (hidden) return null;

  const running = isRunning(run);
  const optionsOf = ({ prompt, settings }: StoryVersion): StoryOptions => ({ ...settings, prompt, genre });
  const write = (kind: 'more' | 'another', of: StoryVersion) => onWrite({ kind, of, options: optionsOf(of) });
  /** What failed, once more: a story of its own as the form has it by now. */
  const repeat = !task || task.kind === 'new' ? onTryAgain : () => onWrite(task);
  const failure = run.phase === 'failed' && (
    <FailureNotice error={run.error} hasText={run.hasText} onTryAgain={allowed ? repeat : undefined}>
      {run.hasText && shown && isContinuable(shown) && allowed && (
        <Button variant="primary" onClick={() => write('more', shown)}>
          {strings.continue}
        </Button>
      )}
    </FailureNotice>
  );
  if (!shown || store.text === '') return failure || null;
  const isOfShown = task?.kind === 'more' || run.phase !== 'failed' || run.hasText;
  return (
    <>
      {/* Where somebody looks who has just asked for a new story; below the old one they would not find it. */}
      {!isOfShown && failure}
      <ResultPanel
        genre={genre}
        version={shown}
        store={store}
        running={running}
        ref={panel}
        endRef={endRef}
        tools={
          versions.length > 1 && (
            <VersionSwitch
              versions={versions}
              shown={shown}
              running={running}
              onShow={generation.show}
              onRemove={generation.remove}
              returnFocusRef={panel}
            />
          )
        }
      >
        {run.phase === 'waiting' && <Spinner>{strings.generating}</Spinner>}
        {isOfShown && failure}
        {!running && !(isOfShown && failure) && (
          <EndNotice
            version={shown}
            guest={guest}
            allowed={allowed}
            onContinue={() => write('more', shown)}
            onTryAgain={onTryAgain}
          />
        )}
        <ResultActions
          key={shown.id}
          getText={() => store.text}
          running={running}
          signedIn={!guest}
          saving={saving.busy}
          savedId={shown.saved ? shown.rowId : undefined}
          onSave={saving.save}
          onShare={() => setSharing(true)}
          onAnother={allowed ? () => write('another', shown) : undefined}
        />
      </ResultPanel>
      <ShareDialog
        open={sharing && !guest}
        onOpenChange={setSharing}
        genre={genre}
        version={shown}
        busy={shares.busy}
        onShare={shares.share}
      />
    </>
  );
}
