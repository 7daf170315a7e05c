import { AppError } from '@storyloom/shared/api';
import type { CommunityKind } from '@storyloom/shared/api/community';
import { reportContent } from '@storyloom/shared/api/reports';
import { useSession } from '@storyloom/shared/auth';
import type { ReportReason } from '@storyloom/shared/domain';
import { IconButton, toast } from '@storyloom/shared/ui';
import { ReportDialog } from '@storyloom/shared/ui/report-dialog';
import { useMutation } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { communityStrings as strings } from './strings.ts';

interface Props {
  readonly kind: CommunityKind;
  readonly id: string;
  readonly title: string;
}

/** Tells the people who run the site about something that somebody else shared. */
export function ReportButton({ kind, id, title }: Props) {
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const report = useMutation({
    mutationFn: ([reason, note]: readonly [ReportReason, string]) => reportContent({ kind, id, reason, note }),
    onSuccess(isNews) {
      setOpen(false);
      toast.success(isNews ? strings.reported : strings.reportedAlready);
    },
    // The database says in words that it is enough for a day, or that the thing is gone.
    onError: (error) =>
      toast.error(
        error instanceof AppError && ['data', 'unauthorized'].includes(error.code)
          ? error.message
          : strings.reportFailed,
      ),
  });

  return (
    <>
      <IconButton
        label={strings.report(title)}
        icon={<Flag aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => (user === null ? toast.error(strings.reportNeedsSignIn) : setOpen(true))}
      />
      <ReportDialog
        open={open}
        onOpenChange={setOpen}
        what={title}
        busy={report.isPending}
        onReport={(reason, note) => report.mutate([reason, note])}
      />
    </>
  );
}
