import { useCaller, useDemoStoryteller } from '@storyloom/shared/api/story-service';
import { useSession } from '@storyloom/shared/auth';
import {
  FREE_GUEST_STORIES,
  type Genre,
  GENRE_NAMES,
  PROMPT_MAX_LENGTH,
  type StorySettings,
} from '@storyloom/shared/domain';
import { isRunning } from '@storyloom/shared/stream';
import { theme } from '@storyloom/shared/theme';
import { PageHeader, Spinner, Stack, toast } from '@storyloom/shared/ui';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Draft, FoundDraft } from '../model/draft.ts';
import { useAutoGenerateChoice } from '../model/auto-generate.ts';
import { bringIntoSight } from '../model/bring-into-sight.ts';
import { useDraftKeeper } from '../model/use-draft-keeper.ts';
import { useStickToBottom } from '../model/use-stick-to-bottom.ts';
import { type Task, useGeneration } from '../model/use-generation.ts';
import { useHandedFocus } from '../model/use-handed-focus.ts';
import { useHandedStory } from '../model/use-handed-story.ts';
import { carry } from '../model/use-navigation-prompt.ts';
import { useAutoGenerate, usePrompt } from '../model/use-prompt.ts';
import { usePromptBox } from '../model/use-prompt-box.ts';
import { useRandomPrompt } from '../model/use-random-prompt.ts';
import { useRunFocus } from '../model/use-run-focus.ts';
import { useRowTitles } from '../model/use-row-titles.ts';
import { isContinuable } from '../model/story-version.ts';
import { useStoryProgress } from '../model/use-story-progress.ts';
import { useUnseenEnd } from '../model/use-unseen-end.ts';
import { endNews, failureToast } from '../messages.ts';
import { strings } from '../strings.ts';
import { ActionBar } from './action-bar.tsx';
import { FinishedBar } from './finished-bar.tsx';
import { GenreSwitch } from './genre-switch.tsx';
import { GuestNotice } from './guest-notice.tsx';
import { Note } from './note.tsx';
import { type FormTab, PromptForm } from './prompt-form.tsx';
import { Result } from './result.tsx';
import { RunStatus } from './run-status.tsx';
import { SettingsSummary } from './settings-summary.tsx';
import { StorageNotice } from './storage-notice.tsx';
import { UnfinishedElsewhere } from './unfinished-elsewhere.tsx';
import { UnfinishedNote } from './unfinished-note.tsx';

interface Props {
  readonly genre: Genre;
  readonly found: FoundDraft;
  /** Whose draft it is: empty for a guest, absent until that is known. */
  readonly owner: string | undefined;
  /** Gets what keeps the draft at once. */
  readonly setKeeper: (keep: (() => Draft) | undefined) => void;
  /** Hears whether a dialog is open. Always the same function. */
  readonly onDialog: (open: boolean) => void;
}

/** Time for the service to notice that someone left, and to give a guest's story back, in milliseconds. */
const REFUND_MS = 1500;

/** One genre's generator, from the blank prompt to the saved story. */
export function Generator({ genre, found: { draft, kept, damaged }, owner, setKeeper, onDialog }: Props) {
  const { user, loading } = useSession();
  const auto = useAutoGenerateChoice();
  const form = usePrompt(draft, { ready: owner !== undefined, autoGenerate: auto.on });
  const { prompt, origin } = form;
  const [news, setNews] = useState<string>();
  const [settings, setSettings] = useState(draft.settings);
  const [areChosen, setAreChosen] = useState(false);
  const [tab, setTab] = useState<FormTab>('prompt');
  // Times that Generate was pressed with no story left since the last one was written.
  const [refusals, setRefusals] = useState(0);
  const isLastFree = useRef(false);

  const caller = useCaller();
  const generation = useGeneration(draft, {
    getCaller: caller.get,
    onUsage(usage) {
      isLastFree.current = usage.used >= usage.limit && (caller.usage?.used ?? 0) < usage.limit;
      caller.updateUsage(usage);
    },
    // What the page's status or an alert reads out is only seen in a toast.
    onEnd(ending, words, storyTitle) {
      if (ending === 'complete') toast.success(strings.generated, { silent: true });
      setNews(endNews({ ending, words, title: storyTitle, last: isLastFree.current }));
    },
    onFailure: (error, hasStory) => {
      toast.error(failureToast(error, { guest: user === null, hasStory }), { silent: true });
      caller.refreshUsage();
    },
    onNothing: () => caller.refreshUsage(REFUND_MS),
    onLeave: () => void toast.info(strings.left(GENRE_NAMES[genre])),
  });
  const { run, task, shown, store } = generation;
  useRowTitles(user?.id, generation);
  const isDemo = useDemoStoryteller(!shown) || caller.usage?.demo === true;
  useDraftKeeper({
    genre,
    kept,
    owner,
    setKeeper,
    current: (leaving) => ({
      prompt,
      replaced: form.replaced,
      settings,
      origin: form.keptOrigin,
      versions: generation.snapshot(leaving),
      shown: shown?.id,
    }),
    onVersion: generation.takeIn,
  });

  const running = isRunning(run);
  const growing = run.phase === 'streaming';
  const allowed = user !== null || (caller.usage?.used ?? 0) < (caller.usage?.limit ?? FREE_GUEST_STORIES);
  const page = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const follow = useStickToBottom({ end, bar, active: growing, lengthOf: () => store.text.length });
  const focus = useRunFocus({ bar, page, running, isFollowing: follow.isFollowing });
  const unseen = useUnseenEnd({ page, running, shown: shown?.id, isFollowing: follow.isFollowing });

  function write(next: Task) {
    setNews(undefined);
    setRefusals(0);
    form.written();
    isLastFree.current = false;
    // What was said before is no longer news, and on a phone it would lie over Stop.
    toast.dismiss();
    // The place where the story will stand comes into sight with the action that asks for it, and not later.
    if (next.kind !== 'more') bringIntoSight(place.current, bar.current);
    void generation.write(next);
  }
  const asked: Task = { kind: 'new', options: { ...settings, prompt, genre }, origin };
  const canGenerate = !running && allowed && prompt.trim() !== '' && prompt.length <= PROMPT_MAX_LENGTH;
  const generate = canGenerate ? () => write(asked) : undefined;
  const problem = !allowed ? strings.why.limit : prompt.trim() === '' ? strings.why.blank : undefined;

  function submit() {
    if (generate) generate();
    else if (!allowed) setRefusals((count) => count + 1);
  }
  const isCallerKnown = !loading && (user !== null || caller.usage !== undefined);
  useAutoGenerate(form, isCallerKnown, generate && (() => writeAway(asked)));
  const waitsForPress = form.handed > 0 && !form.isToWrite && allowed;
  useHandedFocus(waitsForPress ? form.handed : 0, bar);
  const handedNews = waitsForPress && isCallerKnown ? strings.handed : undefined;

  function stop(byKey: boolean) {
    if (byKey) focus.stopped();
    generation.stop();
  }

  function handleSettings(change: Partial<StorySettings>) {
    setSettings((before) => ({ ...before, ...change }));
    setAreChosen(true);
  }

  /** As above, away from the button that writes: the keyboard goes to Stop all the same. */
  function writeAway(next: Task) {
    focus.keep();
    write(next);
  }

  useHandedStory({ owner, genre, generation, follow, onFresh: () => form.replace(''), onWrite: writeAway });

  const area = useRef<HTMLTextAreaElement>(null);
  const box = usePromptBox(area, form);
  const random = useRandomPrompt({
    genre,
    language: settings.language,
    guest: user === null,
    getCaller: caller.get,
    onPrompt: box.replace,
    replaces: form.replaces,
  });

  const progress = useStoryProgress(store, task, growing);
  const isHidden = run.phase === 'waiting' && task?.kind !== 'more';
  const { title, description, example } = strings.generators[genre];
  const waiting = shown && !shown.saved && store.text !== '' ? { id: shown.id, text: store.text } : undefined;
  const formId = useId();

  function openSettings() {
    setTab('settings');
    requestAnimationFrame(() => document.getElementById(formId)?.querySelector('select')?.focus());
  }

  return (
    <Stack ref={page} $gap="md" data-genre={genre}>
      <title>{`${title} · ${strings.site}`}</title>
      <meta name="description" content={description} />
      <OnScreen>
        <PageHeader compact title={title} description={description} />
        <GenreSwitch current={genre} state={carry(prompt, form.keptOrigin)} />
        <StorageNotice damaged={damaged} />
        {shown && shown.id === draft.shown && !task && isContinuable(shown) && (
          <UnfinishedNote version={shown} onGo={unseen.goToEnd} />
        )}
        <UnfinishedElsewhere genre={genre} owner={owner} />
        {!user && caller.usage && (
          <GuestNotice
            usage={caller.usage}
            blocked={!allowed && (form.handed > 0 || refusals > 0)}
            pressed={refusals}
            hasPrompt={prompt.trim() !== ''}
            waiting={waiting}
          />
        )}
        <PromptForm
          id={formId}
          form={form}
          area={area}
          box={box}
          refused={!allowed}
          settings={settings}
          auto={auto}
          example={example}
          clearable={shown !== undefined && !running}
          random={random}
          tab={tab}
          onTabChange={setTab}
          onSettingsChange={handleSettings}
          onSubmit={submit}
        />
      </OnScreen>
      <Place ref={place} />
      <ActionBar
        ref={bar}
        form={formId}
        running={running}
        problem={problem}
        progress={progress}
        summary={<SettingsSummary settings={settings} onOpen={openSettings} />}
        onStop={stop}
        onJump={follow.away ? follow.jump : undefined}
      />
      {unseen.isUnseen && shown && <FinishedBar version={shown} onGo={unseen.goToEnd} onGone={unseen.takeFocus} />}
      {isDemo && !shown && !running && <Note>{strings.noModel}</Note>}
      <RunStatus running={running} progress={progress} news={news ?? handedNews} />
      {isHidden && <Spinner layout="block">{strings.generating}</Spinner>}
      <Result
        genre={genre}
        generation={generation}
        hidden={isHidden}
        guest={user === null}
        allowed={allowed}
        freeLeft={caller.usage && caller.usage.limit - caller.usage.used}
        endRef={end}
        footTaken={running || unseen.isUnseen}
        waiting={waiting}
        chosen={areChosen ? settings : undefined}
        onWrite={writeAway}
        onTryAgain={canGenerate ? () => writeAway(asked) : undefined}
        onNews={setNews}
        onDialog={onDialog}
      />
    </Stack>
  );
}

const { media, space } = theme;

/* On paper the story is alone. */
const OnScreen = styled(Stack)`
  ${media.phone} {
    gap: ${space.sm};
  }

  /* The prompt stands in the first screen; what the page is about follows the form. */
  ${media.low} {
    gap: ${space['2xs']};
    margin-block-start: calc(-1 * ${space.lg});

    & > header,
    & > header > div {
      display: contents;
    }

    & > header > div > :not(h1) {
      order: 1;
      margin-block-start: ${space.sm};
    }
  }

  ${media.print} {
    display: none;
  }
`;

/* Where what is asked for begins; it takes no room. */
const Place = styled.div`
  margin-block-start: calc(-1 * ${space.md});
  scroll-margin-block-start: calc(-1 * ${space.md});
`;
