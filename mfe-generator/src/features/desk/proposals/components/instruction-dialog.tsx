import { INSTRUCTION_MAX_LENGTH } from '@storyloom/shared/domain';
import type { GenreAccent } from '@storyloom/shared/theme';
import { Button, TextArea } from '@storyloom/shared/ui';
import { Dialog, DialogActions } from '@storyloom/shared/ui/dialog';
import { type SubmitEvent, useState } from 'react';
import { useStore } from '../../page/use-store.ts';
import type { Proposals } from '../model/proposals.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly proposals: Proposals;
  readonly genre: GenreAccent | undefined;
}

function problemOf(instruction: string): string | undefined {
  if (instruction.trim() === '') return strings.instruction.blank;
  const over = instruction.length - INSTRUCTION_MAX_LENGTH;
  return over > 0 ? strings.instruction.tooLong(over) : undefined;
}

/** Asks what should change in the passage. What was written last is still there the next time. */
export function InstructionDialog({ proposals, genre }: Props) {
  const { isWriting } = useStore(proposals.store);
  const [instruction, setInstruction] = useState('');
  const [isTried, setIsTried] = useState(false);
  const problem = problemOf(instruction);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setIsTried(problem !== undefined);
    if (problem === undefined) proposals.ask({ action: 'custom', instruction: instruction.trim() });
  }

  return (
    <Dialog
      open={isWriting}
      genre={genre}
      title={strings.instruction.title}
      nextFocusRef={proposals.element}
      onOpenChange={() => proposals.forget()}
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
          <Button onClick={() => proposals.forget()}>{strings.instruction.cancel}</Button>
          <Button type="submit" variant="primary">
            {strings.instruction.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
