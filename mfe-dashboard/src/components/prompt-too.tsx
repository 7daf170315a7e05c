import { paths } from '@storyloom/shared/contract';
import { Alert, Checkbox, TextLink, VisuallyHidden } from '@storyloom/shared/ui';
import type { PromptRemoval } from '../model/use-prompt-removal.ts';
import { strings } from './strings.ts';

interface Props extends PromptRemoval {
  /** The sentence is part of the question above already. */
  readonly isSaidAbove?: boolean;
}

const words = strings.promptToo;

/** Says that a story's prompt stays public when the story is taken back, and offers to remove it as well. */
export function PromptToo({ prompts, isUnknown, wanted, setWanted, isSaidAbove = false }: Props) {
  const [first] = prompts;
  return (
    <>
      {/* The answer arrives after the question has received the focus. */}
      <VisuallyHidden role="status" aria-live="polite">
        {first && words.still(first.title)}
      </VisuallyHidden>
      {first && (
        <Checkbox
          label={words.remove}
          hint={isSaidAbove ? undefined : words.still(first.title)}
          checked={wanted}
          onChange={(event) => setWanted(event.target.checked)}
        />
      )}
      {isUnknown && (
        <Alert tone="warning" live="polite">
          {words.unknown}
          <TextLink to={paths.inspiration.href()}>{words.place}</TextLink>.
        </Alert>
      )}
    </>
  );
}
