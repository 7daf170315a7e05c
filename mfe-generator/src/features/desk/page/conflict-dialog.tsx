import { failureReason } from '@storyloom/shared/api/failure-reason';
import { type GenreAccent, theme } from '@storyloom/shared/theme';
import { Alert, Button, Stack, toast } from '@storyloom/shared/ui';
import { Dialog } from '@storyloom/shared/ui/dialog';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { Keeper } from '../keeping/keeper.ts';
import type { Conflict } from '../keeping/keeping-state.ts';
import { isClean, mergedText, mergeParts, type Side } from '../keeping/merge.ts';
import { type Choice, resolveConflict, takeTheirs } from '../keeping/resolve-conflict.ts';
import { ConflictParts } from './conflict-parts.tsx';
import { strings } from './strings.ts';
import { useStore } from './use-store.ts';

const words = strings.conflict;

interface Props {
  readonly keeper: Keeper;
  readonly conflict: Conflict;
  readonly genre: GenreAccent | undefined;
  readonly lang: string | undefined;
  readonly onClose: () => void;
  /** Called when a choice was saved. */
  readonly onEnd: () => void;
}

/**
 * Both texts with their differences, and the choices. Whichever is chosen, both texts stay among the versions. A text that changes
 * while the dialog is open is shown as it is then, with nothing chosen yet.
 */
export function ConflictDialog({ keeper, conflict, genre, lang, onClose, onEnd }: Props) {
  const { isResolving } = useStore(keeper.store);
  const theirs = conflict.theirs.text;
  const [mine, setMine] = useState(keeper.text);
  const parts = useMemo(() => mergeParts(conflict.base.text, mine, theirs), [conflict.base.text, mine, theirs]);
  const [chosen, setChosen] = useState<ReadonlyMap<number, Side>>(new Map());
  const [problem, setProblem] = useState<string>();
  const sideOf = (index: number) => chosen.get(index) ?? 'mine';
  const clean = isClean(parts);

  function lookAgain() {
    setMine(keeper.text);
    setChosen(new Map());
    setProblem(words.newer);
  }
  const [shown, setShown] = useState(theirs);
  if (shown !== theirs) {
    setShown(theirs);
    lookAgain();
  }

  async function resolve(choice: Choice) {
    if (keeper.text !== mine) return lookAgain();
    setProblem(undefined);
    try {
      await resolveConflict(keeper, choice);
      if (keeper.store.getState().conflict) return;
      toast.success(words.done);
      onEnd();
    } catch (error) {
      setProblem(`${words.failed} ${failureReason(error as Error)}`);
    }
  }
  function merged(): Choice {
    const text = mergedText(parts, sideOf);
    // Where a change is left out, the text that has it becomes a version first.
    return clean
      ? [[text, 'merged']]
      : [
          [mine, 'typed'],
          [text, 'merged'],
        ];
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || isResolving || onClose()}
      title={words.dialog}
      description={`${clean ? words.clean : words.unclean} ${words.lossless}`}
      genre={genre}
    >
      <Stack $gap="md">
        {problem !== undefined && (
          <Alert tone="danger" live="assertive">
            {problem}
          </Alert>
        )}
        <ConflictParts
          parts={parts}
          lang={lang}
          sideOf={sideOf}
          onChoose={(index, side) => setChosen(new Map(chosen).set(index, side))}
        />
        <Choices>
          <Button variant="primary" busy={isResolving} onClick={() => void resolve(merged())}>
            {clean ? words.merge : words.mergeChosen}
          </Button>
          <Button disabled={isResolving} onClick={() => void resolve([[mine, 'typed']])}>
            {words.keepMine}
          </Button>
          <Button disabled={isResolving} onClick={() => void resolve(takeTheirs(mine, conflict.theirs))}>
            {words.takeTheirs}
          </Button>
        </Choices>
        <Whole label={words.whole.mine} text={mine} lang={lang} />
        <Whole label={words.whole.theirs} text={theirs} lang={lang} />
      </Stack>
    </Dialog>
  );
}

interface WholeProps {
  readonly label: string;
  readonly text: string;
  readonly lang: string | undefined;
}

const Whole = ({ label, text, lang }: WholeProps) => (
  <details>
    <summary>{label}</summary>
    <WholeText lang={lang}>{text}</WholeText>
  </details>
);

const { borderWidth, color, font, space } = theme;

/* Within reach, however many changes there are. */
const Choices = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  padding-block: ${space.sm};
  border-block-start: ${borderWidth.hairline} solid ${color.border};
  background: ${color.surfaceRaised};
`;

const WholeText = styled.p`
  margin-block-start: ${space.xs};
  font-family: ${font.serif};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
