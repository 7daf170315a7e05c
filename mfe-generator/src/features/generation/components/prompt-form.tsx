import { PROMPT_MAX_LENGTH, type StorySettings } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Button, Cluster, Stack, TextArea } from '@storyloom/shared/ui';
import { Tabs } from '@storyloom/shared/ui/tabs';
import { Dices, Undo2 } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { styled } from 'styled-components';
import type { usePrompt } from '../model/use-prompt.ts';
import { strings } from '../strings.ts';
import { Credit } from './credit.tsx';
import { SettingsForm } from './settings-form.tsx';

interface Props {
  readonly id: string;
  readonly form: Pick<ReturnType<typeof usePrompt>, 'prompt' | 'origin' | 'type' | 'undo'>;
  readonly settings: StorySettings;
  readonly example: string;
  readonly random: { readonly busy: boolean; readonly ask: () => void };
  readonly tab: FormTab;
  readonly onTabChange: (tab: FormTab) => void;
  readonly onSettingsChange: (change: Partial<StorySettings>) => void;
  readonly onSubmit: () => void;
}

export type FormTab = 'prompt' | 'settings';

/** Prompt and settings in two tabs. The button that submits them stands outside. */
export function PromptForm(props: Props) {
  const { id, form, settings, example, random, tab, onTabChange, onSettingsChange, onSubmit } = props;
  const { prompt, origin } = form;
  const area = useRef<HTMLTextAreaElement>(null);
  const tooLong = prompt.length > PROMPT_MAX_LENGTH;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!tooLong) return onSubmit();
    onTabChange('prompt');
    requestAnimationFrame(() => area.current?.focus());
  }

  function handleUndo() {
    form.undo?.();
    area.current?.focus();
  }

  return (
    <Form id={id} onSubmit={handleSubmit}>
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
                  error={tooLong ? strings.promptTooLong(prompt.length) : undefined}
                  onChange={(event) => form.type(event.target.value)}
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
            content: <SettingsForm settings={settings} onChange={onSettingsChange} />,
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
