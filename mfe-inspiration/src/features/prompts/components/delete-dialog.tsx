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
  /** With the inspiration whose deletion is over, where that is why. */
  readonly onClose: (id?: string) => void;
  readonly returnFocusRef: RefObject<HTMLElement | null>;
}

/** Asks before one of a person's own inspirations goes. */
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
