import type { Language } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { VisuallyHidden } from '@storyloom/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { DocStore } from '../editor/doc-store.ts';
import type { Keeper } from '../keeping/keeper.ts';
import type { KeepingState } from '../keeping/keeping-state.ts';
import { strings } from './strings.ts';
import { useStore } from './use-store.ts';
import { useWordCount } from './use-word-count.ts';

const words = strings.status;

/** What is not as usual, in a few words; `undefined` while changes are saved as they should. */
function problemOf({ isSaved, isOnDevice, trouble, conflict }: KeepingState): string | undefined {
  if (isSaved || !(trouble || conflict)) return undefined;
  if (!isOnDevice) return words.nowhere;
  if (trouble?.kind !== 'unreachable') return words.onDevice;
  return navigator.onLine ? words.unreachable : words.offline;
}

interface DeskStatusProps {
  readonly keeper: Keeper;
  readonly docs: DocStore;
  readonly language: Language;
}

/** The line of a text that is written in. Only this is rendered again while the user types. */
export function DeskStatus({ keeper, docs, language }: DeskStatusProps) {
  return <StatusLine state={useStore(keeper.store)} wordCount={useWordCount(docs, language)} />;
}

interface Props {
  readonly state: KeepingState;
  readonly wordCount: number | undefined;
}

/** Whether the text is saved, and its length. Only problems and their end are announced, not each save. */
export function StatusLine({ state, wordCount }: Props) {
  const problem = problemOf(state);
  const [hadProblem, setHadProblem] = useState(false);
  if (problem !== undefined && !hadProblem) setHadProblem(true);
  const isOver = hadProblem && state.isSaved;
  return (
    <Line>
      <span data-problem={problem !== undefined || undefined}>
        {problem ?? (state.isSaved ? words.saved : words.saving)}
      </span>
      {wordCount !== undefined && <span>{strings.words(wordCount)}</span>}
      <VisuallyHidden role="status">{problem ?? (isOver ? words.savedAgain : '')}</VisuallyHidden>
    </Line>
  );
}

const { color, fontSize, fontWeight, space } = theme;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.none} ${space.md};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;

  & > [data-problem] {
    color: ${color.warningText};
    font-weight: ${fontWeight.medium};
  }
`;
