import { type Language, PROMPT_MAX_LENGTH, type StorySettings, WHO_MAX_LENGTH } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Stack, TextArea } from '@storyloom/shared/ui';
import { Tabs } from '@storyloom/shared/ui/tabs';
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { useAutoGenerateChoice } from '../model/auto-generate.ts';
import type { usePromptBox } from '../model/use-prompt-box.ts';
import type { usePrompt } from '../model/use-prompt.ts';
import type { useRandomPrompt } from '../model/use-random-prompt.ts';
import type { FormTab } from '../model/use-form-settings.ts';
import { strings } from '../strings.ts';
import { Credit } from './credit.tsx';
import { PromptHint } from './prompt-hint.tsx';
import { PromptTools } from './prompt-tools.tsx';
import { SettingsForm } from './settings-form.tsx';

interface Props {
  readonly id: string;
  readonly form: Pick<ReturnType<typeof usePrompt>, 'prompt' | 'origin' | 'undo' | 'who' | 'setWho'>;
  /** The text area of the prompt. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly box: ReturnType<typeof usePromptBox>;
  /** Nothing can be written, whatever the prompt is; the page says why. */
  readonly refused: boolean;
  readonly settings: StorySettings;
  /** Whether a handed-over prompt is written at once. */
  readonly auto: ReturnType<typeof useAutoGenerateChoice>;
  readonly example: string;
  /** The story on the page was written from this prompt, so the prompt may be cleared for the next one, once it has ended. */
  readonly clearable: boolean;
  readonly running: boolean;
  readonly random: Pick<ReturnType<typeof useRandomPrompt>, 'busy' | 'ask' | 'cancel'>;
  readonly tab: FormTab;
  readonly onTabChange: (tab: FormTab) => void;
  readonly onSettingsChange: (change: Partial<StorySettings>) => void;
  /** Called when the user takes the language of the prompt for the story. */
  readonly onLanguage: (language: Language) => void;
  /** Called when the form is first used, and again later. */
  readonly onUse: () => void;
  readonly onSubmit: () => void;
}

/** Prompt and settings in two tabs. The submit button is outside the form. */
export function PromptForm(props: Props) {
  const {
    id,
    form,
    area,
    box,
    refused,
    settings,
    auto,
    example,
    clearable,
    running,
    random,
    tab,
    onTabChange,
    onSettingsChange,
    onLanguage,
    onUse,
    onSubmit,
  } = props;
  const { prompt, origin } = form;
  const whoArea = useRef<HTMLTextAreaElement>(null);
  const [missed, setMissed] = useState(false);
  const isBlank = prompt.trim() === '';
  const tooLong = prompt.length > PROMPT_MAX_LENGTH;
  const error = tooLong
    ? strings.tooLong('prompt', prompt.length, PROMPT_MAX_LENGTH)
    : missed && isBlank
      ? strings.why.blank
      : undefined;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const isFilled = !tooLong && !isBlank;
    if (refused || (isFilled && (form.who ?? '').length <= WHO_MAX_LENGTH)) return onSubmit();
    // The error is rendered first, so that it is announced with the field.
    flushSync(() => {
      setMissed(isBlank);
      onTabChange('prompt');
    });
    (isFilled ? whoArea : area).current?.focus();
  }

  const isEnterHere = useRef(false);
  function handleKeyDown(event: KeyboardEvent) {
    const isEnter = event.key === 'Enter' && event.target === area.current;
    if (isEnter && !event.repeat) isEnterHere.current = true;
    // Enter that is still held down from pressing Generate must not insert empty lines.
    else if (isEnter && !isEnterHere.current) event.preventDefault();
    // Enter on a checkbox would submit the form, and the focus would not move to Stop.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
    box.handleKey(event);
  }
  function handleKeyUp() {
    isEnterHere.current = false;
  }

  function handleChange(text: string) {
    setMissed(false);
    box.change(text);
  }

  return (
    <Form id={id} onSubmit={handleSubmit} onFocus={onUse} onKeyDown={handleKeyDown} onKeyUp={handleKeyUp}>
      <Tabs<FormTab>
        label={strings.tabs.label}
        value={tab}
        onValueChange={onTabChange}
        keepMounted
        items={[
          {
            value: 'prompt',
            label: strings.tabs.prompt,
            content: (
              <Stack $gap="sm">
                <TextArea
                  ref={area}
                  label={strings.prompt}
                  labelHidden
                  minRows={3}
                  hint={<PromptHint prompt={prompt} language={settings.language} area={area} onLanguage={onLanguage} />}
                  placeholder={example}
                  name="prompt"
                  value={prompt}
                  max={PROMPT_MAX_LENGTH}
                  error={error}
                  onChange={(event) => handleChange(event.target.value)}
                />
                {origin?.source && <Credit>{strings.credit(origin.source)}</Credit>}
                <PromptTools
                  form={form}
                  box={box}
                  area={area}
                  whoArea={whoArea}
                  clearable={clearable}
                  running={running}
                  random={random}
                />
              </Stack>
            ),
          },
          {
            value: 'settings',
            label: strings.tabs.settings,
            content: <SettingsForm settings={settings} auto={auto} onChange={onSettingsChange} />,
          },
        ]}
      />
    </Form>
  );
}

const { fontSize, media, space } = theme;

/* The tab names are long: on phones they, and the space around the prompt, are smaller. */
const Form = styled.form`
  & [role='tabpanel'] {
    padding-block-start: ${space.md};
  }

  ${media.low} {
    & [role='tab'] {
      padding-block: ${space['2xs']};
    }

    & [role='tabpanel'] {
      padding-block-start: ${space.xs};
    }
  }

  ${media.phone} {
    font-size: ${fontSize.sm};

    & [role='tab'] {
      padding-block: ${space['2xs']};
    }

    & [role='tabpanel'] {
      padding-block-start: ${space.sm};
    }
  }
`;
