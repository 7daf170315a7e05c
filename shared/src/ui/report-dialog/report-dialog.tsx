import { type FormEvent, type ReactNode, useState } from 'react';
import { REPORT_LIMITS, REPORT_REASONS, type ReportReason } from '@storyloom/shared/domain';
import { Button, Select, Stack, TextArea } from '@storyloom/shared/ui';
import { Dialog, DialogActions } from '@storyloom/shared/ui/dialog';
import { strings } from './strings.ts';

export interface ReportDraft {
  readonly reason: ReportReason;
  readonly note: string;
}

export interface ReportDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Title of what is reported. */
  readonly what: string;
  readonly busy: boolean;
  /** The initial content. */
  readonly draft?: ReportDraft | undefined;
  /** Called on every change. */
  readonly onDraft?: ((draft: ReportDraft) => void) | undefined;
  /** Above the buttons, such as why it can't be sent yet. */
  readonly notice?: ReactNode;
  readonly onReport: (reason: ReportReason, note: string) => void;
}

/** Asks for the reason of a report. */
export function ReportDialog({ open, onOpenChange, what, ...form }: ReportDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={strings.title(what)} description={strings.description}>
      <ReportForm {...form} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface FormProps extends Pick<ReportDialogProps, 'busy' | 'draft' | 'onDraft' | 'notice' | 'onReport'> {
  readonly onCancel: () => void;
}

function ReportForm({ busy, draft, onDraft, notice, onReport, onCancel }: FormProps) {
  const [form, setForm] = useState<ReportDraft>(draft ?? { reason: 'spam', note: '' });
  const { reason, note } = form;

  function change(part: Partial<ReportDraft>) {
    const next = { ...form, ...part };
    setForm(next);
    onDraft?.(next);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!busy) onReport(reason, note);
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack $gap="md">
        <Select
          label={strings.reason}
          options={REPORT_REASONS.map((value) => ({ value, label: strings.reasons[value] }))}
          value={reason}
          onChange={({ target }) =>
            change({ reason: REPORT_REASONS.find((known) => known === target.value) ?? 'other' })
          }
        />
        <TextArea
          label={strings.note}
          optional
          minRows={2}
          max={REPORT_LIMITS.note}
          maxLength={REPORT_LIMITS.note}
          value={note}
          onChange={(event) => change({ note: event.target.value })}
        />
        {notice}
        <DialogActions>
          <Button onClick={onCancel}>{strings.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel={strings.busy}>
            {strings.submit}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
