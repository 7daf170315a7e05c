import { AppError } from '@storyloom/shared/api';
import { communityKey } from '@storyloom/shared/api/community';
import {
  type Inspiration,
  type InspirationChange,
  shareInspiration,
  updateInspiration,
} from '@storyloom/shared/api/inspirations';
import { useSession } from '@storyloom/shared/auth';
import { newId } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { strings } from '../strings.ts';
import { removeInspirationDraft } from './inspiration-draft.ts';

const words = strings.share;

/** Shares an inspiration, or changes the one that is given. */
export function useShareInspiration(edited: Inspiration | undefined, onDone: () => void) {
  const { user } = useSession();
  const client = useQueryClient();
  // One a dialog, so that sharing again after a lost answer makes no second row.
  const [id] = useState(newId);
  const mutation = useMutation({
    async mutationFn(form: InspirationChange) {
      if (!user) throw new AppError('unauthorized', words.needsSignIn);
      if (edited) await updateInspiration(edited.id, user.id, form);
      else await shareInspiration({ id, userId: user.id, ...form });
      return user.id;
    },
    onSuccess(userId) {
      if (!edited) removeInspirationDraft(userId);
      toast.success(edited ? words.saved : words.shared);
      void client.invalidateQueries({ queryKey: communityKey('inspiration', userId) });
      onDone();
    },
    onError(error) {
      const isPlain = error instanceof AppError && ['unauthorized', 'bad_request'].includes(error.code);
      toast.error(isPlain ? error.message : edited ? words.saveFailed : words.failed);
    },
  });
  return { busy: mutation.isPending, share: mutation.mutate };
}
