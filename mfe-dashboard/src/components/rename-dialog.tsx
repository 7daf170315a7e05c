import type { StorySummary } from '@storyloom/shared/api/stories';
import { TEXT_MAX } from '@storyloom/shared/domain';
import { Button, Stack, TextField } from '@storyloom/shared/ui';
import { Dialog, DialogActions } from '@storyloom/shared/ui/dialog';
import { type FormEvent, useRef, useState } from 'react';
import { leftInput, useLeftInput } from '../model/left-input.ts';
import { useSignedOutNotice } from '../model/signed-out.ts';
import { type Renamed, useRenameStory } from '../model/use-rename-story.ts';
import { strings } from './strings.ts';

export type Named = Pick<StorySummary, 'id' | 'title'>;

/** State of a rename dialog that was left to sign in. */
export interface LeftRenaming {
  readonly story: Named;
  readonly title: string;
}

interface Props {
  readonly kind: Renamed;
  readonly userId: string;
  /** The story to rename; the dialog is closed without one. */
  readonly story: Named | undefined;
  /** Name under which its state is kept when the session ends. */
  readonly place: string;
  readonly onClose: () => void;
}

const words = strings.rename;

/** Gives a story another title. */
export function RenameDialog({ story, onClose, ...form }: Props) {
  useSignedOutNotice(story !== undefined, words.needsSignIn);
  return (
    <Dialog open={story !== undefined} onOpenChange={(open) => !open && onClose()} title={words.title}>
      {story && <RenameForm {...form} story={story} onClose={onClose} />}
    </Dialog>
  );
}

interface FormProps extends Props {
  readonly story: Named;
}

function RenameForm({ kind, userId, story, place, onClose }: FormProps) {
  const [title, setTitle] = useState(() => leftInput<LeftRenaming>(place)?.title ?? story.title);
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useRenameStory(kind, userId);
  useLeftInput(place, { story, title } satisfies LeftRenaming);

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
