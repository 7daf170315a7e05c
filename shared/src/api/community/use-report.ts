import { AppError } from '@storyloom/shared/api';
import { reportContent } from '@storyloom/shared/api/reports';
import { useSignIn } from '@storyloom/shared/api/sign-in';
import { useSession } from '@storyloom/shared/auth';
import type { ReportReason } from '@storyloom/shared/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CommunityKind } from './items.ts';
import { forgetReportDraft, keepReportDraft, readReportDraft, type ReportDraft } from './report-draft.ts';

interface Subject {
  readonly kind: CommunityKind;
  readonly id: string;
  /** The link of a shared story. */
  readonly shareId?: string;
  readonly title: string;
}

/** Shows the outcome of a report to its user. */
export interface ReportMessages {
  /** @param isNews false where this user had reported it before */
  onDone(isNews: boolean): void;
  /** @param message the database's message; absent if it has none */
  onFailure(message: string | undefined): void;
  /** @param reason why the expired session could not be ended */
  onSignInFailure(reason: string): void;
}

const isSignedOut = (error: Error | null) => error instanceof AppError && error.code === 'unauthorized';

/** The state of a report and its dialog. What a user typed is kept until it is sent, also while they sign in. */
export function useReport(subject: Subject, messages: ReportMessages) {
  const { kind, id, shareId, title } = subject;
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  /** The author of the draft, also after the session ended. */
  const [personId, setPersonId] = useState<string>();
  const { busy: isSigningIn, signIn } = useSignIn(messages.onSignInFailure);
  const { error, isPending, mutate, reset } = useMutation({
    mutationFn: ([reason, note]: readonly [ReportReason, string]) => reportContent({ kind, id, shareId, reason, note }),
    onSuccess(isNews) {
      forgetReportDraft(kind, id);
      setOpen(false);
      messages.onDone(isNews);
    },
    onError(failure) {
      // The dialog itself says that the session has ended, and offers to sign in.
      if (isSignedOut(failure)) return;
      // The database's message says that the daily limit is reached, or that the item is gone.
      messages.onFailure(failure instanceof AppError && failure.code === 'data' ? failure.message : undefined);
    },
  });
  const hash = `#report-${id}`;
  return {
    isOpen,
    setOpen,
    open() {
      reset();
      setPersonId(user?.id);
      setOpen(true);
    },
    busy: isPending,
    draft: readReportDraft(kind, id, user?.id),
    keepDraft: (draft: ReportDraft) => keepReportDraft(kind, id, { ...draft, personId }),
    needsSignIn: user === null || isSignedOut(error),
    isSigningIn,
    signIn: () => signIn(hash, { action: 'report', title }),
    /** The hash with which a user comes back from signing in to report; absent for guests. */
    returnHash: user === null ? undefined : hash,
    send: (reason: ReportReason, note: string) => mutate([reason, note]),
  };
}
