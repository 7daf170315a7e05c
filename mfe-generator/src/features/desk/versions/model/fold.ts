import type { ComparedLine, Stretch } from './compare-texts.ts';

interface Shown {
  readonly isFolded: boolean;
  readonly lines: readonly ComparedLine[];
}

/** Unchanged lines that stay in sight beside a change. */
const CONTEXT = 1;
/** So few lines are not folded: the button would take as much room. */
const FEW = 1;

/** Folds what is unchanged, apart from the lines beside the changes. */
export function fold(stretches: readonly Stretch[]): readonly Shown[] {
  return stretches.flatMap(({ isChanged, lines }, index): readonly Shown[] => {
    const start = index === 0 ? 0 : CONTEXT;
    const end = index === stretches.length - 1 ? lines.length : lines.length - CONTEXT;
    if (isChanged || end - start <= FEW) return [{ isFolded: false, lines }];
    return [
      { isFolded: false, lines: lines.slice(0, start) },
      { isFolded: true, lines: lines.slice(start, end) },
      { isFolded: false, lines: lines.slice(end) },
    ].filter((part) => part.lines.length > 0);
  });
}
