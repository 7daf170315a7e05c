import type { StorySummary } from '@storyloom/shared/api/stories';
import { ConfirmDialog } from '@storyloom/shared/ui/dialog';
import type { RefObject } from 'react';
import { useDeleteStory } from '../model/use-delete-story.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly userId: string;
  /** The story to delete; the dialog is closed without one. */
  readonly story: StorySummary | undefined;
  /** Whether it is certain that no shared copy stays. */
  readonly isUnshared: boolean;
  readonly onCancel: () => void;
  /** Called when the attempt to delete that story is over. */
  readonly onAnswered: (story: StorySummary, isDeleted: boolean) => void;
  readonly returnFocusRef: RefObject<HTMLElement | null>;
}

const words = strings.deletion;

/** Asks whether to delete a story, and deletes it. */
export function DeleteStoryDialog({ userId, story, isUnshared, onCancel, onAnswered, returnFocusRef }: Props) {
  const { mutate, isPending, variables } = useDeleteStory(userId);

  function handleConfirm(asked: StorySummary) {
    mutate(asked, { onSuccess: () => onAnswered(asked, true), onError: () => onAnswered(asked, false) });
  }

  return (
    <ConfirmDialog
      open={story !== undefined}
      onOpenChange={(open) => !open && onCancel()}
      title={words.question}
      description={story && words.consequence(story.title, isUnshared)}
      confirmLabel={words.confirm}
      onConfirm={() => story && handleConfirm(story)}
      busy={isPending && variables?.id === story?.id}
      busyLabel={words.busy}
      returnFocusRef={returnFocusRef}
    />
  );
}
