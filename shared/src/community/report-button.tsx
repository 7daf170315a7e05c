import { AppError } from '@storyloom/shared/api';
import type { CommunityKind } from '@storyloom/shared/api/community';
import { reportContent } from '@storyloom/shared/api/reports';
import { useSession } from '@storyloom/shared/auth';
import type { ReportReason } from '@storyloom/shared/domain';
import { Alert, Button, IconButton, toast } from '@storyloom/shared/ui';
import { ReportDialog } from '@storyloom/shared/ui/report-dialog';
import { useMutation } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { forgetReportDraft, keepReportDraft, readReportDraft } from './report-draft.ts';
import { communityStrings as strings } from './strings.ts';
import { useSignIn } from './use-sign-in.ts';

interface Props {
  readonly kind: CommunityKind;
  readonly id: string;
  /** The link of a shared story. */
  readonly shareId?: string;
  readonly title: string;
}

const isSignedOut = (error: Error | null) => error instanceof AppError && error.code === 'unauthorized';

/** Tells the people who run the site about something that someone else shared. */
export function ReportButton({ kind, id, shareId, title }: Props) {
  const { user } = useSession();
  const opener = useRef<HTMLButtonElement>(null);
  const signInButton = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  /** Whose words they are, also after the session ended. */
  const [personId, setPersonId] = useState<string>();
  const { busy, signIn } = useSignIn();
  const report = useMutation({
    mutationFn: ([reason, note]: readonly [ReportReason, string]) => reportContent({ kind, id, shareId, reason, note }),
    onSuccess(isNews) {
      forgetReportDraft(kind, id);
      setOpen(false);
      toast.success(isNews ? strings.reported : strings.reportedAlready);
    },
    onError(error) {
      // That the session has ended stays in the dialog, with a way to sign in.
      if (isSignedOut(error)) return;
      // The database says in words that it is enough for a day, or that the thing is gone.
      toast.error(error instanceof AppError && error.code === 'data' ? error.message : strings.reportFailed);
    },
  });
  const needsSignIn = user === null || isSignedOut(report.error);
  const hash = `#report-${id}`;

  function handleOpen() {
    report.reset();
    setPersonId(user?.id);
    setOpen(true);
  }
  useReturn(user === null ? undefined : hash, () => {
    // Takes the focus when the dialog closes.
    opener.current?.focus();
    handleOpen();
  });

  return (
    <>
      <IconButton
        ref={opener}
        label={strings.report(title)}
        icon={<Flag aria-hidden />}
        aria-haspopup="dialog"
        onClick={handleOpen}
      />
      <ReportDialog
        open={open}
        onOpenChange={setOpen}
        what={title}
        busy={report.isPending}
        draft={readReportDraft(kind, id, user?.id)}
        onDraft={(draft) => keepReportDraft(kind, id, { ...draft, personId })}
        notice={
          needsSignIn && (
            <Alert
              tone="warning"
              live="assertive"
              title={strings.reportNeedsSignIn}
              actions={
                <Button ref={signInButton} busy={busy} onClick={() => signIn(hash, { action: 'report', title })}>
                  {strings.signIn}
                </Button>
              }
            >
              {strings.nothingLost}
            </Alert>
          )
        }
        onReport={(reason, note) => (needsSignIn ? signInButton.current?.focus() : report.mutate([reason, note]))}
      />
    </>
  );
}

/** Calls back once when a user comes to this place from signing in; a reload, or Back, shows the page as it is. */
function useReturn(hash: string | undefined, onReturn: () => void): void {
  const { pathname, search, hash: current } = useLocation();
  const navigate = useNavigate();
  const isBack = hash !== undefined && current === hash;
  const handler = useRef(onReturn);
  useEffect(() => void (handler.current = onReturn));
  useEffect(() => {
    if (!isBack) return;
    handler.current();
    void navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true });
  }, [isBack, pathname, search, navigate]);
}
