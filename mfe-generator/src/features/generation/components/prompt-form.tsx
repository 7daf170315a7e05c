import { PROMPT_MAX_LENGTH, type StorySettings } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Button, Cluster, Stack, TextArea } from '@storyloom/shared/ui';
import { Tabs } from '@storyloom/shared/ui/tabs';
import { Dices, Eraser, Undo2 } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { useAutoGenerateChoice } from '../model/auto-generate.ts';
import type { usePromptBox } from '../model/use-prompt-box.ts';
import type { usePrompt } from '../model/use-prompt.ts';
import type { FormTab } from '../model/use-form-settings.ts';
import { strings } from '../strings.ts';
import { Credit } from './credit.tsx';
import { SettingsForm } from './settings-form.tsx';

interface Props {
  readonly id: string;
  readonly form: Pick<ReturnType<typeof usePrompt>, 'prompt' | 'origin' | 'undo'>;
  /** The box that the prompt is written in, and what can be done with it. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly box: ReturnType<typeof usePromptBox>;
  /** Nothing can be written, whatever the prompt is: the page says why. */
  readonly refused: boolean;
  readonly settings: StorySettings;
  /** Whether a prompt from another page is written at once. */
  readonly auto: ReturnType<typeof useAutoGenerateChoice>;
  readonly example: string;
  /** A story of this prompt is on the page, and the next may begin from an empty one. */
  readonly clearable: boolean;
  readonly random: { readonly busy: boolean; readonly ask: () => void };
  readonly tab: FormTab;
  readonly onTabChange: (tab: FormTab) => void;
  readonly onSettingsChange: (change: Partial<StorySettings>) => void;
  readonly onSubmit: () => void;
}

/** Prompt and settings in two tabs. The button that submits them stands outside. */
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
    random,
    tab,
    onTabChange,
    onSettingsChange,
    onSubmit,
  } = props;
  const { prompt, origin } = form;
  const [missed, setMissed] = useState(false);
  const isBlank = prompt.trim() === '';
  const tooLong = prompt.length > PROMPT_MAX_LENGTH;
  const error = tooLong ? strings.promptTooLong(prompt.length) : missed && isBlank ? strings.why.blank : undefined;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (refused || (!tooLong && !isBlank)) return onSubmit();
    setMissed(isBlank);
    onTabChange('prompt');
    // Once what is wrong stands beside it, to be read out with it.
    requestAnimationFrame(() => area.current?.focus());
  }

  const isEnterHere = useRef(false);
  function handleKeyDown(event: KeyboardEvent) {
    const isEnter = event.key === 'Enter' && event.target === area.current;
    if (isEnter && !event.repeat) isEnterHere.current = true;
    // A key that is still held down from Generate, which led here, writes no empty lines.
    else if (isEnter && !isEnterHere.current) event.preventDefault();
    // From a checkbox the browser would submit the form, and the story would go on without the focus.
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

  function handleUndo() {
    box.undo?.();
    area.current?.focus();
  }

  return (
    <Form id={id} onSubmit={handleSubmit} onKeyDown={handleKeyDown} onKeyUp={handleKeyUp}>
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
                  hint={strings.promptHint}
                  placeholder={example}
                  name="prompt"
                  value={prompt}
                  max={PROMPT_MAX_LENGTH}
                  error={error}
                  onChange={(event) => handleChange(event.target.value)}
                />
                {origin?.source && <Credit>{strings.credit(origin.source)}</Credit>}
                <Cluster>
                  <Button
                    icon={<Dices aria-hidden />}
                    busy={random.busy}
                    busyLabel={strings.random.busy}
                    onClick={random.ask}
                  >
                    {strings.random.action}
                  </Button>
                  {clearable && !isBlank && !form.undo && (
                    <Button variant="quiet" icon={<Eraser aria-hidden />} onClick={box.clear}>
                      {strings.random.clear}
                    </Button>
                  )}
                  {form.undo && (
                    <Button variant="quiet" icon={<Undo2 aria-hidden />} onClick={handleUndo}>
                      {strings.random.undo}
                    </Button>
                  )}
                </Cluster>
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

/* The names of the tabs are long: on a phone they and what is around the prompt are set smaller, which leaves it room. */
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
