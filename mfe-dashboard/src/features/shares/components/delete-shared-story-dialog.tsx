import type { OwnSharedStory } from '@storyloom/shared/api/shared-stories';
import { ConfirmDialog } from '@storyloom/shared/ui/dialog';
import type { RefObject } from 'react';
import { PromptToo } from '../../../components/prompt-too.tsx';
import { strings as common } from '../../../components/strings.ts';
import { useSignedOutNotice } from '../../../model/signed-out.ts';
import { usePromptRemoval } from '../../../model/use-prompt-removal.ts';
import { useDeleteSharedStory } from '../model/use-delete-shared-story.ts';
import { strings } from '../strings.ts';

interface Props {
  /** The story in question; without one the dialog is closed. */
  readonly story: OwnSharedStory | undefined;
  readonly onCancel: () => void;
  /** The attempt to delete that story is over. */
  readonly onAnswered: (id: string, deleted: boolean) => void;
  readonly returnFocusRef: RefObject<HTMLElement | null>;
}

const words = strings.deletion;

/** What is deleted is the copy alone, which the user has to know before. */
function consequenceOf({ title, visibility, storyId }: OwnSharedStory): readonly string[] {
  const consequence = visibility === 'private' ? words.ofPrivate(title) : words.consequence(title);
  return [consequence, words.staysIf[storyId === '' ? 'unknown' : 'saved']];
}

/** Asks whether to delete a shared story, and its prompt with it where that is public, and deletes it. */
export function DeleteSharedStoryDialog({ story, onCancel, onAnswered, returnFocusRef }: Props) {
  const { mutate, isPending, variables } = useDeleteSharedStory();
  const removal = usePromptRemoval(story, story !== undefined);
  const [prompt] = removal.prompts;
  const isDeleting = isPending && variables?.id === story?.id;
  useSignedOutNotice(story !== undefined, words.needsSignIn);

  function handleConfirm(asked: OwnSharedStory) {
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
