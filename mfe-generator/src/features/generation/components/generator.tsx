import { useSession } from '@storyloom/shared/auth';
import { FREE_GUEST_STORIES, type Genre, PROMPT_MAX_LENGTH } from '@storyloom/shared/domain';
import { isRunning } from '@storyloom/shared/stream';
import { theme } from '@storyloom/shared/theme';
import { PageHeader, Stack, toast, VisuallyHidden } from '@storyloom/shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { readDraft } from '../model/draft.ts';
import { useCaller } from '../model/use-caller.ts';
import { useDraftKeeper } from '../model/use-draft-keeper.ts';
import { useGeneration } from '../model/use-generation.ts';
import { useNavigationPrompt } from '../model/use-navigation-prompt.ts';
import { useSaveStory } from '../model/use-save-story.ts';
import { errorMessage, strings } from '../strings.ts';
import { GenreSwitch } from './genre-switch.tsx';
import { GuestNotice } from './guest-notice.tsx';
import { PromptForm } from './prompt-form.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultPanel } from './result-panel.tsx';
import { RunNotice } from './run-notice.tsx';

/** One genre's generator, from the blank prompt to the saved story. */
export function Generator({ genre }: { readonly genre: Genre }) {
  const { user, loading } = useSession();
  const [draft] = useState(() => readDraft(genre));
  const [prompt, setPrompt] = useState(draft.prompt);
  const [settings, setSettings] = useState(draft.settings);
  // A prompt that was handed over to be written without waiting for the button.
  const promptToWrite = useRef<string>(undefined);
  useNavigationPrompt((handed, autoFill) => {
    setPrompt(handed);
    if (autoFill) promptToWrite.current = handed;
  });

  const caller = useCaller();
  const { run, story, store, generate, stop, markSaved } = useGeneration(draft.story, {
    getCaller: caller.get,
    onUsage: caller.updateUsage,
    onComplete: () => toast.success(strings.generated),
    onFailure: (error) => {
      toast.error(strings.failed(errorMessage(error)));
      caller.refreshUsage();
    },
  });
  useDraftKeeper(genre, () => ({ prompt, settings, story: story && { ...story, text: store.text } }));
  const saving = useSaveStory({ genre, story, getText: () => store.text, onSaved: markSaved });

  const running = isRunning(run);
  const allowed = user !== null || (caller.usage?.used ?? 0) < (caller.usage?.limit ?? FREE_GUEST_STORIES);
  const canGenerate = !running && allowed && prompt.trim() !== '' && prompt.length <= PROMPT_MAX_LENGTH;
  const handleGenerate = () => void generate({ ...settings, prompt, genre });
  const generateByItself = useEffectEvent((shown: string) => {
    if (promptToWrite.current !== shown) return;
    promptToWrite.current = undefined;
    if (canGenerate) handleGenerate();
  });
  // Who is allowed is known once the person is, or the guest's count.
  const accountKnown = !loading && (user !== null || caller.usage !== undefined);
  useEffect(() => {
    if (accountKnown) generateByItself(prompt);
  }, [accountKnown, prompt]);
  const words = strings.generators[genre];

  return (
    <Stack $gap="lg" data-genre={genre}>
      <title>{`${words.title} · ${strings.site}`}</title>
      <meta name="description" content={words.description} />
      <OnScreen>
        <PageHeader title={words.title} description={words.description} />
        <GenreSwitch current={genre} />
        {!user && caller.usage && <GuestNotice usage={caller.usage} />}
        <PromptForm
          prompt={prompt}
          settings={settings}
          example={words.example}
          running={running}
          allowed={allowed}
          onPromptChange={setPrompt}
          onSettingsChange={(change) => setSettings((before) => ({ ...before, ...change }))}
          onGenerate={handleGenerate}
          onStop={stop}
        />
      </OnScreen>
      <VisuallyHidden role="status">
        {running ? strings.writing : run.phase === 'done' && run.reason === 'complete' && strings.complete(run.words)}
      </VisuallyHidden>
      <ResultPanel
        genre={genre}
        run={run}
        story={story}
        store={store}
        actions={
          <ResultActions
            getText={() => store.text}
            running={running}
            signedIn={user !== null}
            saving={saving.busy}
            savedId={story?.saved ? story.id : undefined}
            onSave={saving.save}
          />
        }
      />
      <RunNotice run={run} onTryAgain={canGenerate ? handleGenerate : undefined} />
    </Stack>
  );
}

/* On paper the story is alone. */
const OnScreen = styled(Stack).attrs({ $gap: 'lg' })`
  ${theme.media.print} {
    display: none;
  }
`;
