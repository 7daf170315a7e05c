import { AppError } from '@storyloom/shared/api';
import { communityKey } from '@storyloom/shared/api/community';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import {
  type Inspiration,
  inspirationQueries,
  shareInspiration,
  updateInspiration,
} from '@storyloom/shared/api/inspirations';
import { useSession } from '@storyloom/shared/auth';
import { toast } from '@storyloom/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { strings } from '../strings.ts';
import { type InspirationForm, removeInspirationDraft } from './inspiration-draft.ts';

const words = strings.share;

const codeOf = (error: Error | null) => (error instanceof AppError ? error.code : undefined);

/** Shares an inspiration, or updates the given one. */
export function useShareInspiration(edited: Inspiration | undefined, onDone: (sharedId?: string) => void) {
  const { user } = useSession();
  const client = useQueryClient();
  const mutation = useMutation({
    async mutationFn(form: InspirationForm) {
      if (!user) throw new AppError('unauthorized', words.needsSignIn);
      if (edited) await updateInspiration(edited.id, user.id, form);
      else await shareInspiration({ userId: user.id, ...form });
      return user.id;
    },
    async onSuccess(userId, form) {
      removeInspirationDraft(userId, edited?.id, form);
      // The list shows the inspiration before the dialog closes.
      if (!edited) await client.invalidateQueries({ queryKey: inspirationQueries.own(userId).queryKey });
      toast.success(edited ? words.saved : form.isPublic ? words.shared : words.kept);
      void client.invalidateQueries({ queryKey: communityKey('inspiration', userId) });
    },
    onError(error) {
      // An ended session is reported in the dialog, with a button to sign in.
      if (codeOf(error) === 'unauthorized') return;
      if (codeOf(error) === 'bad_request') toast.error(error.message);
      else toast.error(edited ? words.saveFailed : words.failed, { detail: failureReason(error) });
    },
  });
  return {
    busy: mutation.isPending,
    /** Whether the user must sign in before anything can be shared. */
    needsSignIn: user === null || codeOf(mutation.error) === 'unauthorized',
    // Only while the dialog that sent it is still open; by now there may be another.
    share: (form: InspirationForm) => mutation.mutate(form, { onSuccess: () => onDone(edited ? undefined : form.id) }),
  };
}
