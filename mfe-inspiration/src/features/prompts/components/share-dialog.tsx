import type { Inspiration, InspirationChange } from '@storyloom/shared/api/inspirations';
import {
  INSPIRATION_CATEGORIES,
  INSPIRATION_DIFFICULTIES,
  inspirationTitle,
  isGenre,
  PROMPT_MAX_LENGTH,
  TEXT_MAX,
} from '@storyloom/shared/domain';
import { useByline } from '@storyloom/shared/api/community';
import { theme } from '@storyloom/shared/theme';
import { Button, Checkbox, Select, Stack, TextArea, TextField } from '@storyloom/shared/ui';
import { Dialog, DialogActions } from '@storyloom/shared/ui/dialog';
import { cardTarget } from '@storyloom/shared/ui/load-more';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { readInspirationDraft, removeInspirationDraft, writeInspirationDraft } from '../model/inspiration-draft.ts';
import { useShareInspiration } from '../model/use-share-inspiration.ts';
import { strings } from '../strings.ts';
import { SignInAgain } from './sign-in-again.tsx';

const words = strings.share;

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly userId: string;
  /** The inspiration to change; absent to share a new one. */
  readonly edited: Inspiration | undefined;
  /** The section that shows what was shared. */
  readonly ownRef: RefObject<HTMLElement | null>;
}

/** The dialog to share a new prompt, or to edit an existing one. */
export function ShareDialog({ open, onOpenChange, userId, edited, ownRef }: Props) {
  const sharedId = useRef<string>(undefined);
  /** The card of what was just shared; the section shows it whatever the filters are. */
  const nextFocus: RefObject<HTMLElement | null> = {
    get current() {
      const id = sharedId.current;
      return (id && cardTarget(ownRef.current?.querySelector(`[data-inspiration="${id}"]`))) || null;
    },
  };

  function handleOpenChange(isOpen: boolean, id?: string) {
    sharedId.current = id;
    onOpenChange(isOpen);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => handleOpenChange(isOpen)}
      title={edited ? words.editTitle : words.title}
      description={words.description}
      nextFocusRef={nextFocus}
    >
      <ShareForm userId={userId} edited={edited} onDone={(id) => handleOpenChange(false, id)} />
    </Dialog>
  );
}

interface FormProps extends Pick<Props, 'userId' | 'edited'> {
  /** Called with the id when the dialog closes because the inspiration was shared. */
  readonly onDone: (sharedId?: string) => void;
}

function ShareForm({ userId, edited, onDone }: FormProps) {
  const [form, setForm] = useState(() => readInspirationDraft(userId, edited));
  const [isChecked, setChecked] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const signIn = useRef<HTMLButtonElement>(null);
  const { busy, needsSignIn, share } = useShareInspiration(edited, onDone);
  const { title, prompt, category, difficulty, isPublic } = form;
  const byline = useByline();
  const summaryId = useId();
  const error = errorOf(prompt, isChecked);

  function change(part: Partial<InspirationChange>) {
    const next = { ...form, ...part };
    setForm(next);
    // Closing the dialog by mistake keeps what was typed.
    writeInspirationDraft(userId, edited?.id, next);
  }

  function handleCancel() {
    // Cancelling an edit discards the changes.
    if (edited) removeInspirationDraft(userId, edited.id);
    onDone();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (errorOf(prompt, true) !== undefined) area.current?.focus();
    else if (needsSignIn && signIn.current) signIn.current.focus();
    else if (!busy) share(form);
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack $gap="md" data-genre={isGenre(category) ? category : undefined}>
        <TextField
          label={words.titleField}
          hint={words.titleHint(inspirationTitle(category, ''))}
          optional
          name="title"
          value={title}
          maxLength={TEXT_MAX.title}
          autoComplete="off"
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextArea
          ref={area}
          label={words.prompt}
          hint={words.promptHint}
          name="prompt"
          required
          value={prompt}
          max={PROMPT_MAX_LENGTH}
          error={error}
          onChange={(event) => change({ prompt: event.target.value })}
        />
        <Select
          label={words.category}
          name="category"
          options={INSPIRATION_CATEGORIES.map((value) => ({ value, label: strings.categories[value] }))}
          value={category}
          onChange={({ target }) =>
            change({ category: INSPIRATION_CATEGORIES.find((known) => known === target.value) ?? category })
          }
        />
        <Select
          label={words.difficulty}
          name="difficulty"
          options={INSPIRATION_DIFFICULTIES.map((value) => ({ value, label: strings.difficulties[value] }))}
          value={difficulty}
          onChange={({ target }) =>
            change({ difficulty: INSPIRATION_DIFFICULTIES.find((known) => known === target.value) ?? difficulty })
          }
        />
        <Checkbox
          label={words.public}
          hint={isPublic ? words.publicHint : undefined}
          checked={isPublic}
          onChange={(event) => change({ isPublic: event.target.checked })}
        />
        <Summary id={summaryId}>{words.summary(isPublic, byline)}</Summary>
        {needsSignIn && <SignInAgain isNew={!edited} buttonRef={signIn} />}
        <DialogActions>
          <Button onClick={handleCancel}>{words.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            busyLabel={edited ? words.saving : words.submitting}
            aria-describedby={summaryId}
          >
            {edited ? words.save : words.submit}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

/** The error of a prompt. A blank one is an error only after the first attempt to share. */
function errorOf(prompt: string, isChecked: boolean): string | undefined {
  if (prompt.length > PROMPT_MAX_LENGTH) return words.promptTooLong(prompt.length);
  return isChecked && prompt.trim() === '' ? words.promptMissing : undefined;
}

const Summary = styled.p`
  padding: ${theme.space.sm} ${theme.space.md};
  border-radius: ${theme.radius.md};
  background: ${theme.color.infoSurface};
  font-size: ${theme.fontSize.sm};
  overflow-wrap: anywhere;
`;
