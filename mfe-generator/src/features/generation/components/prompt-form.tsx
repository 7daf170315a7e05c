import { PROMPT_MAX_LENGTH, type StorySettings } from '@storyloom/shared/domain';
import { Button, Card, Cluster, Stack, TextArea } from '@storyloom/shared/ui';
import { Tabs } from '@storyloom/shared/ui/tabs';
import { PenLine, Square } from 'lucide-react';
import { type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { strings } from '../strings.ts';
import { SettingsForm } from './settings-form.tsx';

interface Props {
  readonly prompt: string;
  readonly settings: StorySettings;
  readonly example: string;
  readonly running: boolean;
  /** False when the free stories are used up. */
  readonly allowed: boolean;
  readonly onPromptChange: (prompt: string) => void;
  readonly onSettingsChange: (change: Partial<StorySettings>) => void;
  readonly onGenerate: () => void;
  readonly onStop: () => void;
}

type Tab = 'prompt' | 'settings';

/** Prompt and settings in two tabs, and the one button that writes, or stops writing. */
export function PromptForm(props: Props) {
  const { prompt, settings, example, running, allowed, onPromptChange, onSettingsChange, onGenerate, onStop } = props;
  const [tab, setTab] = useState<Tab>('prompt');
  const area = useRef<HTMLTextAreaElement>(null);
  const tooLong = prompt.length > PROMPT_MAX_LENGTH;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (running) return;
    if (tooLong) {
      setTab('prompt');
      requestAnimationFrame(() => area.current?.focus());
      return;
    }
    onGenerate();
  }

  function handleStop(event: MouseEvent) {
    // Stopping turns this very button back into the one that submits, before the click's own action is decided.
    event.preventDefault();
    // The second click of a double click on Generate lands here and does not mean Stop.
    if (event.detail < 2) onStop();
  }

  return (
    <Card as="form" onSubmit={handleSubmit}>
      <Stack $gap="lg">
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
                <TextArea
                  ref={area}
                  label={strings.prompt}
                  hint={strings.promptHint}
                  placeholder={example}
                  name="prompt"
                  value={prompt}
                  max={PROMPT_MAX_LENGTH}
                  error={tooLong ? strings.promptTooLong(prompt.length) : undefined}
                  onChange={(event) => onPromptChange(event.target.value)}
                />
              ),
            },
            {
              value: 'settings',
              label: strings.tabs.settings,
              content: <SettingsForm settings={settings} onChange={onSettingsChange} />,
            },
          ]}
        />
        <Cluster>
          {running ? (
            <Button size="lg" icon={<Square aria-hidden />} onClick={handleStop}>
              {strings.stop}
            </Button>
          ) : (
            <Button
              type="submit"
              variant="primary"
              size="lg"
              icon={<PenLine aria-hidden />}
              disabled={prompt.trim() === '' || !allowed}
            >
              {strings.generate}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}
