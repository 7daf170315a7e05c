import { useDemoStoryteller } from '@storyloom/shared/api/story-service';
import { useSession } from '@storyloom/shared/auth';
import { FREE_GUEST_STORIES, type Genre } from '@storyloom/shared/domain';
import { isRunning } from '@storyloom/shared/stream';
import { PageHeader, Stack } from '@storyloom/shared/ui';
import { useId, useRef } from 'react';
import { WaitLine } from '../../../runs/wait-line.tsx';
import type { Draft, FoundDraft } from '../model/draft.ts';
import { useAutoGenerateChoice } from '../model/auto-generate.ts';
import { useAvoidedNames } from '../model/use-avoided-names.ts';
import { useDraftKeeper } from '../model/use-draft-keeper.ts';
import { useFormSettings } from '../model/use-form-settings.ts';
import { useHandedFocus } from '../model/use-handed-focus.ts';
import { useHandedStory } from '../model/use-handed-story.ts';
import { carry } from '../model/use-navigation-prompt.ts';
import { useAutoGenerate, usePrompt } from '../model/use-prompt.ts';
import { useRunView } from '../model/use-run-view.ts';
import { useReportedGeneration } from '../model/use-reported-generation.ts';
import { useRowTitles } from '../model/use-row-titles.ts';
import { useWriting } from '../model/use-writing.ts';
import { isContinuable } from '../model/story-version.ts';
import { strings } from '../strings.ts';
import { ActionBar } from './action-bar.tsx';
import { FinishedBar } from './finished-bar.tsx';
import { OnScreen, Place } from './generator-styles.ts';
import { GeneratorForm } from './generator-form.tsx';
import { GenreSwitch } from './genre-switch.tsx';
import { GuestNotice, GuestNoticePlace } from './guest-notice.tsx';
import { DemoNote } from './note.tsx';
import { OutlineWait } from './outline-wait.tsx';
import { Result } from './result.tsx';
import { RunStatus } from './run-status.tsx';
import { SettingsSummary } from './settings-summary.tsx';
import { StorageNotice } from './storage-notice.tsx';
import { UnfinishedElsewhere } from './unfinished-elsewhere.tsx';
import { UnfinishedNote } from './unfinished-note.tsx';

interface Props {
  readonly genre: Genre;
  readonly found: FoundDraft;
  /** The owner of the draft: empty for a guest, undefined until known. */
  readonly owner: string | undefined;
  /** Receives the function that writes the draft at once. */
  readonly setKeeper: (keep: (() => Draft) | undefined) => void;
  /** Called when a dialog opens or closes. Must be stable. */
  readonly onDialog: (open: boolean) => void;
}

/** The generator of one genre, from the empty prompt to the saved story. */
export function Generator({ genre, found: { draft, kept, damaged }, owner, setKeeper, onDialog }: Props) {
  const { user, loading } = useSession();
  const auto = useAutoGenerateChoice();
  const form = usePrompt(draft, { ready: owner !== undefined, autoGenerate: auto.on });
  const { prompt } = form;
  const formId = useId();
  const formSettings = useFormSettings(draft.settings, formId);
  const { settings, areChosen } = formSettings;
  const { generation, caller, news, setNews, forgetNews } = useReportedGeneration(draft, genre, owner, user === null);
  const { run, task, shown, store } = generation;
  const avoided = useAvoidedNames(user?.id);
  useRowTitles(user?.id, generation);
  const isDemo = useDemoStoryteller(!shown) ?? (caller.usage && caller.usage.demo === true);
  const running = isRunning(run);
  const allowed = user !== null || (caller.usage?.used ?? 0) < (caller.usage?.limit ?? FREE_GUEST_STORIES);
  const place = useRef<HTMLDivElement>(null);
  const { page, bar, end, follow, focus, unseen, wait, isLineAway, attachLine, progress } = useRunView(generation);

  const writing = useWriting({
    genre,
    form,
    settings,
    avoided: avoided.names,
    kept: draft.outline,
    generation,
    allowed,
    place,
    view: { bar, focus },
    onBegin: forgetNews,
  });
  const { asking, outline, writeAway } = writing;
  useDraftKeeper({
    genre,
    kept,
    owner,
    setKeeper,
    phase: run.phase,
    current: () => ({
      prompt,
      replaced: form.replaced,
      who: form.who,
      outline: outline.kept,
      settings,
      origin: form.keptOrigin,
      versions: generation.snapshot(),
      shown: shown?.id,
      waiting: generation.waiting(),
    }),
    onVersion: generation.takeIn,
  });

  const isCallerKnown = !loading && (user !== null || caller.usage !== undefined);
  useAutoGenerate(form, isCallerKnown, asking.canAsk ? writing.begin : undefined);
  const waitsForPress = form.handed > 0 && !form.isToWrite && allowed;
  useHandedFocus(waitsForPress ? form.handed : 0, bar);
  const handedNews = waitsForPress && isCallerKnown ? strings.handed : undefined;

  function openSettings() {
    if (writing.isPlanned) outline.leave();
    formSettings.open();
  }

  function stop(byKey: boolean) {
    if (outline.asking) return outline.leave();
    if (byKey) focus.stopped();
    generation.stop();
  }

  useHandedStory({ owner, genre, generation, follow, onFresh: form.empty, onWrite: writeAway });
  const isHidden = run.phase === 'waiting' && task?.kind !== 'more';
  const { title, description } = strings.generators[genre];
  const waiting = shown && !shown.saved && store.text !== '' ? { id: shown.id, text: store.text } : undefined;

  return (
    <Stack ref={page} $gap="md" data-genre={genre}>
      <title>{`${title} · ${strings.site}`}</title>
      <meta name="description" content={description} />
      <OnScreen>
        <PageHeader compact title={title} description={description} />
        <GenreSwitch current={genre} state={carry({ prompt, origin: form.keptOrigin, who: form.who })} />
        <StorageNotice damaged={damaged} />
        {shown && shown.id === draft.shown && !task && !generation.isRejoining && isContinuable(shown) && (
          <UnfinishedNote version={shown} onGo={unseen.goToEnd} />
        )}
        <UnfinishedElsewhere genre={genre} owner={owner} />
        {!user && !caller.usage && <GuestNoticePlace />}
        {!user && caller.usage && (
          <GuestNotice
            usage={caller.usage}
            blocked={!allowed && (form.handed > 0 || asking.refusals > 0)}
            pressed={asking.refusals}
            hasPrompt={prompt.trim() !== ''}
            waiting={waiting}
          />
        )}
        <GeneratorForm
          id={formId}
          genre={genre}
          form={form}
          formSettings={formSettings}
          auto={auto}
          generation={generation}
          writing={writing}
          caller={caller}
          guest={user === null}
          allowed={allowed}
          onUse={avoided.use}
          onNews={setNews}
        />
      </OnScreen>
      <Place ref={place} />
      <ActionBar
        ref={bar}
        form={formId}
        running={running || outline.asking}
        label={writing.isPlanned ? strings.outline.write : strings.generate}
        problem={asking.problem}
        progress={progress}
        wait={isLineAway ? wait : undefined}
        reconnecting={generation.isReconnecting}
        summary={<SettingsSummary settings={settings} onOpen={openSettings} />}
        onStop={stop}
        onJump={follow.away ? follow.jump : undefined}
      />
      {unseen.isUnseen && shown && <FinishedBar version={shown} onGo={unseen.goToEnd} onGone={unseen.takeFocus} />}
      {isDemo !== false && !shown && !running && <DemoNote $isKnown={isDemo === true}>{strings.noModel}</DemoNote>}
      <RunStatus
        running={running}
        progress={progress}
        wait={wait}
        hasText={run.phase === 'streaming'}
        reconnecting={generation.isReconnecting}
        news={outline.asking ? strings.outline.asking : (news ?? handedNews)}
      />
      {isHidden && (
        <div ref={attachLine}>
          <WaitLine layout="block" wait={wait}>
            {strings.generating}
          </WaitLine>
        </div>
      )}
      {outline.asking && <OutlineWait />}
      <Result
        genre={genre}
        generation={generation}
        hidden={isHidden}
        guest={user === null}
        allowed={allowed}
        freeLeft={caller.usage && caller.usage.limit - caller.usage.used}
        endRef={end}
        wait={wait}
        lineRef={attachLine}
        footTaken={running || outline.asking || unseen.isUnseen}
        waiting={waiting}
        chosen={areChosen ? settings : undefined}
        onWrite={writeAway}
        onTryAgain={asking.canAsk ? () => writeAway(writing.taskOf()) : undefined}
        onNews={setNews}
        onDialog={onDialog}
      />
    </Stack>
  );
}
