import { WHO_MAX_LENGTH } from '@storyloom/shared/domain';
import { TextArea } from '@storyloom/shared/ui';
import type { Ref } from 'react';
import type { usePrompt } from '../model/use-prompt.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly form: Pick<ReturnType<typeof usePrompt>, 'who' | 'setWho'>;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/** The people of the story, in the user's words. */
export function WhoField({ form: { who = '', setWho }, ref }: Props) {
  return (
    <TextArea
      ref={ref}
      label={strings.who.label}
      optional
      minRows={2}
      hint={strings.who.hint}
      name="who"
      value={who}
      max={WHO_MAX_LENGTH}
      error={who.length > WHO_MAX_LENGTH ? strings.tooLong('text', who.length, WHO_MAX_LENGTH) : undefined}
      onChange={(event) => setWho(event.target.value)}
    />
  );
}
