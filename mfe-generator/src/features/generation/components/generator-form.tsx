import { type useCaller, useDemoStoryteller } from '@storyloom/shared/api/story-service';
import { type Genre, type Language, LANGUAGE_NAMES } from '@storyloom/shared/domain';
import { isRunning } from '@storyloom/shared/stream';
import { useRef } from 'react';
import { loadFollowing } from '../model/load-following.ts';
import type { useAutoGenerateChoice } from '../model/auto-generate.ts';
import { requestFor } from '../model/generation-task.ts';
import type { useFormSettings } from '../model/use-form-settings.ts';
import type { useGeneration } from '../model/use-generation.ts';
import { usePromptBox } from '../model/use-prompt-box.ts';
import type { usePrompt } from '../model/use-prompt.ts';
import { useRandomPrompt } from '../model/use-random-prompt.ts';
import type { useWriting } from '../model/use-writing.ts';
import { strings } from '../strings.ts';
import { OutlineStep } from './outline-step.tsx';
import { PromptForm } from './prompt-form.tsx';

interface Props {
  readonly id: string;
  readonly genre: Genre;
  readonly form: ReturnType<typeof usePrompt>;
  readonly formSettings: ReturnType<typeof useFormSettings>;
  readonly auto: ReturnType<typeof useAutoGenerateChoice>;
  readonly generation: ReturnType<typeof useGeneration>;
  readonly writing: ReturnType<typeof useWriting>;
  readonly caller: ReturnType<typeof useCaller>;
  readonly guest: boolean;
  readonly allowed: boolean;
  /** Called when the form is first used, and again later. */
  readonly onUse: () => void;
  /** Receives what is announced to screen readers. */
  readonly onNews: (news: string) => void;
}

/** The prompt and the settings, or in their place the outline of a long story. */
export function GeneratorForm(props: Props) {
  const { id, genre, form, formSettings, auto, generation, writing, caller, guest, allowed, onUse, onNews } = props;
  const { settings, tab, setTab, change } = formSettings;
  const { outline, asking, taskOf } = writing;
  const area = useRef<HTMLTextAreaElement>(null);
  const box = usePromptBox(area, form);
  const random = useRandomPrompt({
    genre,
    language: settings.language,
    guest,
    getCaller: caller.get,
    onPrompt: box.replace,
    replaces: form.replaces,
  });
  const running = isRunning(generation.run);
  const isDemo = useDemoStoryteller(writing.isPlanned) ?? caller.usage?.demo;
  /** Fetches what writing a story needs, while the form is filled in. */
  function handleUse() {
    onUse();
    void loadFollowing().catch(() => undefined);
  }

  function handleSubmit() {
    // It would replace the prompt of the story that is written.
    if (asking.canAsk) random.cancel();
    asking.submit();
  }

  function handleLanguage(language: Language) {
    change({ language });
    onNews(strings.writtenIn(LANGUAGE_NAMES[language]));
  }

  return (
    <>
      {!writing.isPlanned && (
        <PromptForm
          id={id}
          form={form}
          area={area}
          box={box}
          refused={!allowed}
          settings={settings}
          auto={auto}
          example={strings.generators[genre].example}
          clearable={generation.shown !== undefined || running}
          running={running}
          random={random}
          tab={tab}
          onTabChange={setTab}
          onSettingsChange={change}
          onLanguage={handleLanguage}
          onUse={handleUse}
          onSubmit={handleSubmit}
        />
      )}
      <OutlineStep
        id={id}
        prompt={form.prompt}
        outline={outline}
        open={outline.open && !running}
        onOpenChange={outline.leave}
        getRequest={() => requestFor(taskOf(), generation.versions)}
        getCaller={caller.get}
        isDemo={isDemo === true}
        onWrite={writing.writePlanned}
        onNews={onNews}
      />
    </>
  );
}
