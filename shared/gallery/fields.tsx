import { Search } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '@storyloom/shared/domain';
import { Checkbox, PasswordField, Select, Stack, TextArea, TextField } from '@storyloom/shared/ui';
import { Slider } from '@storyloom/shared/ui/slider';
import { Specimen } from './specimen.tsx';

const PROMPT = 'A lighthouse keeper finds a letter addressed to herself, in her own hand, dated next year.';
const GENRES = [
  { value: 'fantasy', label: 'Fantasy' },
  { value: 'scifi', label: 'Science Fiction' },
  { value: 'later', label: 'Not yet', disabled: true },
];

/** Form fields. */
export function Fields() {
  return (
    <>
      <Specimen id="text-field" title="Text field" note="One line. The label stays; what is wrong stands below it.">
        <TextField label="Title" placeholder="The keeper of the light" />
        <TextField label="Display name" hint="Others see it beside what you share." optional />
        <TextField label="Email" type="email" defaultValue="mara@" error="Enter a whole e-mail address." />
        <TextField label="Search prompts" type="search" icon={<Search />} placeholder="Search" />
        <TextField label="Disabled" defaultValue="Cannot be changed" disabled />
      </Specimen>
      <Specimen id="password-field" title="Password" note="Can be shown; password managers know what it is for.">
        <PasswordField label="Password" autoComplete="new-password" hint="At least 6 characters." />
        <PasswordField label="Password again" autoComplete="new-password" error="The two are not the same." />
        <PasswordField label="Disabled password" autoComplete="current-password" disabled />
      </Specimen>
      <Specimen id="text-area" title="Text area" note="Grows with its text, and counts.">
        <TextArea label="Prompt" max={4000} defaultValue={PROMPT} hint="Who, where, and what goes wrong?" />
        <TextArea
          label="Too long a prompt"
          max={40}
          defaultValue={PROMPT}
          error="Shorten the prompt to 40 characters."
        />
        <TextArea label="Disabled prompt" minRows={2} defaultValue={PROMPT} disabled />
      </Specimen>
      <Specimen id="select" title="Select" note="One of a few, by the system’s own list.">
        <Select label="Genre" options={GENRES} />
        <Select label="Genre with an error" options={GENRES} error="Choose a genre." />
        <Select label="Disabled genre" options={GENRES} disabled />
      </Specimen>
      <Specimen id="checkbox" title="Checkbox" note="The whole line is the target.">
        <Stack $gap="xs">
          <Checkbox label="Share with everyone" defaultChecked />
          <Checkbox label="Send me a letter a month" hint="You can stop it at any time." />
          <Checkbox label="Disabled" disabled />
          <Checkbox label="Disabled, and ticked" disabled defaultChecked />
          <Checkbox label="I have read the terms, which are not short, and I agree that the line of a checkbox breaks where it has to and stays aligned with its own first words" />
        </Stack>
      </Specimen>
      <Specimen id="slider" title="Slider" note="A number within limits, where about right is right.">
        <Length />
        <Slider label="Disabled" value={2} min={0} max={5} step={1} onValueChange={() => {}} disabled />
      </Specimen>
    </>
  );
}

function Length() {
  const [words, setWords] = useState(1500);
  return (
    <Slider
      label="Length"
      hint="Longer stories take longer."
      value={words}
      min={500}
      max={5000}
      step={100}
      onValueChange={setWords}
      formatValue={(value) => `${formatNumber(value)} words`}
    />
  );
}
