import { INSTRUCTION_MAX_LENGTH } from '@storyloom/shared/domain';
import type { GenreAccent } from '@storyloom/shared/theme';
import { Button, TextArea } from '@storyloom/shared/ui';
import { Dialog, DialogActions } from '@storyloom/shared/ui/dialog';
import { type RefObject, type SubmitEvent, useState } from 'react';
import { strings } from '../strings.ts';

interface Props {
  readonly open: boolean;
  readonly genre: GenreAccent | undefined;
  /** Gets the focus when it has closed. */
  readonly nextFocus: RefObject<HTMLElement | null>;
  /** @param instruction `undefined` when it was closed without one */
  readonly onDone: (instruction: string | undefined) => void;
}

function problemOf(instruction: string): string | undefined {
  if (instruction.trim() === '') return strings.instruction.blank;
  const over = instruction.length - INSTRUCTION_MAX_LENGTH;
  return over > 0 ? strings.instruction.tooLong(over) : undefined;
}

/** Asks what should change in the passage. What was written last is still there the next time. */
export function InstructionDialog({ open, genre, nextFocus, onDone }: Props) {
  const [instruction, setInstruction] = useState('');
  const [isTried, setIsTried] = useState(false);
  const problem = problemOf(instruction);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setIsTried(problem !== undefined);
    if (problem === undefined) onDone(instruction.trim());
  }

  return (
    <Dialog
      open={open}
      genre={genre}
      title={strings.instruction.title}
      nextFocusRef={nextFocus}
      onOpenChange={() => onDone(undefined)}
    >
      <form noValidate onSubmit={handleSubmit}>
        <TextArea
          label={strings.instruction.label}
          hint={strings.instruction.hint}
          max={INSTRUCTION_MAX_LENGTH}
          minRows={3}
          value={instruction}
          error={isTried ? problem : undefined}
          onChange={(event) => setInstruction(event.target.value)}
        />
        <DialogActions>
          <Button onClick={() => onDone(undefined)}>{strings.instruction.cancel}</Button>
          <Button type="submit" variant="primary">
            {strings.instruction.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
