import { Checkbox } from '@storyloom/shared/ui';
import type { usePromptRemoval } from '../model/use-prompt-removal.ts';
import { strings } from './strings.ts';

/** Says that a story's prompt stays public when the story is taken back, and offers to remove it too. */
export function PromptToo({ prompts, wanted, setWanted }: ReturnType<typeof usePromptRemoval>) {
  const [first] = prompts;
  if (!first) return null;
  return (
    <Checkbox
      label={strings.promptToo.remove}
      hint={strings.promptToo.still(first.title)}
      checked={wanted}
      onChange={(event) => setWanted(event.target.checked)}
    />
  );
}
