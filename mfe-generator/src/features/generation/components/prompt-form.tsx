import { PROMPT_MAX_LENGTH, type StorySettings } from '@storyloom/shared/domain';
import { Button, Card, Cluster, Stack, TextArea } from '@storyloom/shared/ui';
import { Tabs } from '@storyloom/shared/ui/tabs';
import { Dices, Undo2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
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
  readonly onSettingsChange: (change: Partial<StorySettings>) => void;
  readonly onSubmit: () => void;
}

type Tab = 'prompt' | 'settings';

/** Prompt and settings in two tabs. The button that submits them stands outside. */
export function PromptForm(props: Props) {
  const { id, form, settings, example, random, onSettingsChange, onSubmit } = props;
  const { prompt, origin } = form;
  const [tab, setTab] = useState<Tab>('prompt');
  const area = useRef<HTMLTextAreaElement>(null);
  const tooLong = prompt.length > PROMPT_MAX_LENGTH;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!tooLong) return onSubmit();
    setTab('prompt');
    requestAnimationFrame(() => area.current?.focus());
  }

  function handleUndo() {
    form.undo?.();
    area.current?.focus();
  }

  return (
    <Card as="form" id={id} onSubmit={handleSubmit}>
      <Tabs<Tab>
        label={strings.tabs.label}
        value={tab}
        onValueChange={setTab}
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
    </Card>
  );
}
