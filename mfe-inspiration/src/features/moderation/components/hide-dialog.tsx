import type { ModeratedThing } from '@storyloom/shared/api/moderation';
import { MODERATION_LIMITS } from '@storyloom/shared/domain';
import { Button, Stack, TextArea } from '@storyloom/shared/ui';
import { Dialog, DialogActions } from '@storyloom/shared/ui/dialog';
import { type FormEvent, type RefObject, useState } from 'react';
import { strings } from '../strings.ts';

interface FormProps {
  readonly thing: ModeratedThing;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onHide: (thing: ModeratedThing, reason: string) => void;
}

interface Props extends Omit<FormProps, 'thing'> {
  /** What is to be hidden; the dialog is open while it is set. */
  readonly thing: ModeratedThing | undefined;
  readonly returnFocusRef: RefObject<HTMLElement | null>;
}

/** Asks for a reason, which is optional, before something is hidden. */
export function HideDialog({ thing, returnFocusRef, ...form }: Props) {
  return (
    <Dialog
      open={thing !== undefined}
      onOpenChange={form.onClose}
      title={thing && strings.hideTitle(thing.title)}
      description={strings.hideText}
      returnFocusRef={returnFocusRef}
    >
      {thing && <HideForm {...form} thing={thing} />}
    </Dialog>
  );
}

function HideForm({ thing, busy, onClose, onHide }: FormProps) {
  const [reason, setReason] = useState('');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!busy) onHide(thing, reason);
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack $gap="md">
        <TextArea
          label={strings.reason}
          hint={strings.reasonHint}
          optional
          minRows={2}
          max={MODERATION_LIMITS.reason}
          maxLength={MODERATION_LIMITS.reason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{strings.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel={strings.working}>
            {strings.hide}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
