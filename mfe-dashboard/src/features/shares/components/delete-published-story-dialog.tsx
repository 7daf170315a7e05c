import type { OwnPublishedStory } from '@storyloom/shared/api/published-stories';
import { ConfirmDialog } from '@storyloom/shared/ui/dialog';
import type { RefObject } from 'react';
import { PromptToo } from '../../../components/prompt-too.tsx';
import { strings as common } from '../../../components/strings.ts';
import { useSignedOutNotice } from '../../../model/signed-out.ts';
import { usePromptRemoval } from '../../../model/use-prompt-removal.ts';
import { useDeletePublishedStory } from '../model/use-delete-published-story.ts';
import { strings } from '../strings.ts';

interface Props {
  /** The story to delete; the dialog is closed without one. */
  readonly story: OwnPublishedStory | undefined;
  readonly onCancel: () => void;
  /** Called when the attempt to delete that story is over. */
  readonly onAnswered: (id: string, deleted: boolean) => void;
  readonly returnFocusRef: RefObject<HTMLElement | null>;
}

const words = strings.deletion;

/** Explains that only the copy is deleted. */
function consequenceOf({ title, visibility, storyId }: OwnPublishedStory): readonly string[] {
  const consequence = visibility === 'private' ? words.ofPrivate(title) : words.consequence(title);
  return [consequence, words.staysIf[storyId === '' ? 'unknown' : 'saved']];
}

/** Asks whether to delete a shared story, with its prompt if that is public, and deletes it. */
export function DeletePublishedStoryDialog({ story, onCancel, onAnswered, returnFocusRef }: Props) {
  const { mutate, isPending, variables } = useDeletePublishedStory();
  const removal = usePromptRemoval(story, story !== undefined);
  const [prompt] = removal.prompts;
  const isDeleting = isPending && variables?.id === story?.id;
  useSignedOutNotice(story !== undefined, words.needsSignIn);

  function handleConfirm(asked: OwnPublishedStory) {
    mutate(asked, {
      onSuccess() {
        onAnswered(asked.id, true);
        void removal.remove();
      },
      onError: () => onAnswered(asked.id, false),
    });
  }

  return (
    <ConfirmDialog
      open={story !== undefined}
      onOpenChange={(open) => !open && onCancel()}
      title={words.question}
      description={
        story && [...consequenceOf(story), ...(prompt ? [common.promptToo.still(prompt.title)] : [])].join(' ')
      }
      startsAtTop
      confirmLabel={words.confirm}
      onConfirm={() => story && handleConfirm(story)}
      busy={isDeleting || removal.isChecking}
      busyLabel={isDeleting ? words.busy : undefined}
      returnFocusRef={returnFocusRef}
    >
      <PromptToo {...removal} isSaidAbove />
    </ConfirmDialog>
  );
}
