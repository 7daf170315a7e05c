import type { StorySummary } from '@storyloom/shared/api/stories';
import { TEXT_MAX } from '@storyloom/shared/domain';
import { Button, Stack, TextField } from '@storyloom/shared/ui';
import { Dialog, DialogActions } from '@storyloom/shared/ui/dialog';
import { type FormEvent, useRef, useState } from 'react';
import { useRenameStory } from '../model/use-rename-story.ts';
import { strings } from './strings.ts';

type Named = Pick<StorySummary, 'id' | 'title'>;

interface Props {
  readonly userId: string;
  /** The story in question; without one the dialog is closed. */
  readonly story: Named | undefined;
  readonly onClose: () => void;
}

const words = strings.rename;

/** Gives a saved story another title. */
export function RenameDialog({ userId, story, onClose }: Props) {
  return (
    <Dialog open={story !== undefined} onOpenChange={(open) => !open && onClose()} title={words.title}>
      {story && <RenameForm userId={userId} story={story} onClose={onClose} />}
    </Dialog>
  );
}

interface FormProps extends Pick<Props, 'userId' | 'onClose'> {
  readonly story: Named;
}

function RenameForm({ userId, story, onClose }: FormProps) {
  const [title, setTitle] = useState(story.title);
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useRenameStory(userId);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (title.trim() === '') {
      setMissing(true);
      field.current?.focus();
    } else if (title.trim() === story.title) onClose();
    else mutate({ id: story.id, title }, { onSuccess: onClose });
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack $gap="md">
        <TextField
          ref={field}
          label={words.label}
          value={title}
          maxLength={TEXT_MAX.title}
          autoComplete="off"
          error={missing && title.trim() === '' && words.missing}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTitle(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{strings.cancel}</Button>
          <Button type="submit" variant="primary" busy={isPending} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
