import { useReport } from '@storyloom/shared/api/community';
import { ReportButton, reportMessages } from '@storyloom/shared/ui/community';

/** Reports a prompt or a story of another user. */
export function Report(subject: Parameters<typeof useReport>[0]) {
  return <ReportButton title={subject.title} report={useReport(subject, reportMessages)} />;
}
