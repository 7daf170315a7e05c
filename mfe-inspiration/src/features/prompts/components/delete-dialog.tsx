import { changeItems, communityKey } from '@storyloom/shared/api/community';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { deleteInspiration, type Inspiration } from '@storyloom/shared/api/inspirations';
import { toast } from '@storyloom/shared/ui';
import { ConfirmDialog } from '@storyloom/shared/ui/dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { strings } from '../strings.ts';

const words = strings.deletion;

interface Props {
  readonly userId: string;
  readonly inspiration: Inspiration | undefined;
  /** Called with the id when the dialog closes because the inspiration was deleted. */
  readonly onClose: (id?: string) => void;
  readonly returnFocusRef: RefObject<HTMLElement | null>;
}

/** Asks before one of the user's own inspirations is deleted. */
export function DeleteDialog({ userId, inspiration, onClose, returnFocusRef }: Props) {
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: (id: string) => deleteInspiration(id, userId),
    onSuccess(_nothing, id) {
      toast.success(words.deleted);
      changeItems<Inspiration>(client, 'inspiration', userId, (item) => (item.id === id ? null : item));
      void client.invalidateQueries({ queryKey: communityKey('inspiration', userId) });
    },
    onError: (error) => toast.error(words.failed, { detail: failureReason(error) }),
  });
  return (
    <ConfirmDialog
      open={inspiration !== undefined}
      onOpenChange={() => onClose()}
      title={words.title}
      description={words.text(inspiration?.title ?? '')}
      confirmLabel={words.confirm}
      busy={deletion.isPending}
      busyLabel={words.busy}
      onConfirm={() => inspiration && deletion.mutate(inspiration.id, { onSettled: () => onClose(inspiration.id) })}
      returnFocusRef={returnFocusRef}
    />
  );
}
