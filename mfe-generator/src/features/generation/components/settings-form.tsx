import {
  isLanguage,
  isPerspective,
  isTone,
  LANGUAGE_NAMES,
  LANGUAGES,
  PERSPECTIVE_NAMES,
  PERSPECTIVES,
  STORY_LENGTH,
  type StorySettings,
  TONE_NAMES,
  TONES,
} from '@storyloom/shared/domain';
import { CardGrid, Checkbox, Select, Stack } from '@storyloom/shared/ui';
import { Slider } from '@storyloom/shared/ui/slider';
import type { useAutoGenerateChoice } from '../model/auto-generate.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly settings: StorySettings;
  readonly auto: ReturnType<typeof useAutoGenerateChoice>;
  readonly onChange: (change: Partial<StorySettings>) => void;
}

function optionsOf<Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) {
  return values.map((value) => ({ value, label: names[value] }));
}

/** Language, perspective, tone and length, and whether a prompt from another page waits for Generate. */
export function SettingsForm({ settings, auto, onChange }: Props) {
  return (
    <Stack $gap="lg">
      <CardGrid>
        <Select
          label={strings.language}
          value={settings.language}
          options={optionsOf(LANGUAGES, LANGUAGE_NAMES)}
          onChange={({ target: { value } }) => isLanguage(value) && onChange({ language: value })}
        />
        <Select
          label={strings.perspective}
          value={settings.perspective}
          options={optionsOf(PERSPECTIVES, PERSPECTIVE_NAMES)}
          onChange={({ target: { value } }) => isPerspective(value) && onChange({ perspective: value })}
        />
        <Select
          label={strings.tone}
          value={settings.tone}
          options={optionsOf(TONES, TONE_NAMES)}
          onChange={({ target: { value } }) => isTone(value) && onChange({ tone: value })}
        />
      </CardGrid>
      <Slider
        label={strings.length}
        {...STORY_LENGTH}
        value={settings.length}
        formatValue={strings.words}
        onValueChange={(length) => onChange({ length })}
      />
      <Checkbox
        label={strings.auto.label}
        hint={strings.auto.hint}
        checked={auto.on}
        onChange={({ target }) => auto.choose(target.checked)}
      />
    </Stack>
  );
}
