import { paths } from '@storyloom/shared/contract';
import { Alert, Button, TextLink } from '@storyloom/shared/ui';
import type { PromptRemoval } from '../model/use-prompt-removal.ts';
import { strings } from './strings.ts';

interface Props {
  readonly removal: PromptRemoval;
  /** The button disappears with the prompt; the caller moves the focus. */
  readonly onRemove: () => void;
}

const words = strings.promptToo;

/** Says that a story's prompt is still public after fewer people can read the story, with a button that removes it. */
export function PromptStill({ removal, onRemove }: Props) {
  const [first] = removal.prompts;
  if (!first || removal.wanted) return null;

  function handleRemove() {
    void removal.removeNow();
    onRemove();
  }

  return (
    <Alert tone="warning" live="polite" actions={<Button onClick={handleRemove}>{words.removeNow}</Button>}>
      {words.still(first.title)} {words.where}
      <TextLink to={paths.inspiration.href()}>{words.place}</TextLink>.
    </Alert>
  );
}
