import type { ReportReason } from '@storyloom/shared/domain';
import { Alert, Button, IconButton, toast } from '@storyloom/shared/ui';
import { ReportDialog, type ReportDraft } from '@storyloom/shared/ui/report-dialog';
import { Flag } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { communityStrings as strings } from './strings.ts';

/** The state of a report and its dialog, as `useReport` returns it. */
interface Report {
  readonly isOpen: boolean;
  setOpen(isOpen: boolean): void;
  open(): void;
  readonly busy: boolean;
  readonly draft: ReportDraft | undefined;
  keepDraft(draft: ReportDraft): void;
  readonly needsSignIn: boolean;
  readonly isSigningIn: boolean;
  signIn(): void;
  readonly returnHash: string | undefined;
  send(reason: ReportReason, note: string): void;
}

/** The toasts about a report, for `useReport`. */
export const reportMessages = {
  onDone: (isNews: boolean) => void toast.success(isNews ? strings.reported : strings.reportedAlready),
  onFailure: (message: string | undefined) => void toast.error(message ?? strings.reportFailed),
  onSignInFailure: (reason: string) => void toast.error(reason),
};

/** Reports something that another user published to the operators. */
export function ReportButton({ title, report }: { readonly title: string; readonly report: Report }) {
  const opener = useRef<HTMLButtonElement>(null);
  const signInButton = useRef<HTMLButtonElement>(null);
  const { needsSignIn } = report;
  useReturn(report.returnHash, () => {
    // It gets the focus when the dialog closes.
    opener.current?.focus();
    report.open();
  });

  return (
    <>
      <IconButton
        ref={opener}
        label={strings.report(title)}
        icon={<Flag aria-hidden />}
        aria-haspopup="dialog"
        onClick={report.open}
      />
      <ReportDialog
        open={report.isOpen}
        onOpenChange={report.setOpen}
        what={title}
        busy={report.busy}
        draft={report.draft}
        onDraft={report.keepDraft}
        notice={
          needsSignIn && (
            <Alert
              tone="warning"
              live="assertive"
              title={strings.reportNeedsSignIn}
              actions={
                <Button ref={signInButton} busy={report.isSigningIn} onClick={report.signIn}>
                  {strings.signIn}
                </Button>
              }
            >
              {strings.nothingLost}
            </Alert>
          )
        }
        onReport={(reason, note) => (needsSignIn ? signInButton.current?.focus() : report.send(reason, note))}
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
