interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Keys and how many steps they go; ten with Page Up and Page Down, or with Shift. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** The nearest value that the steps from the minimum reach. */
export function fitted(value: number, { min, max, step }: Range): number {
  const steps = Math.round((value - min) / step);
  return Math.min(max, Math.max(min, min + steps * step));
}

/** The value after a key, or `undefined` for a key that a slider does not have. */
export function valueAfterKey(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  value: number,
  range: Range,
): number | undefined {
  if (key === 'Home') return range.min;
  if (key === 'End') return range.max;
  const steps = STEPS[key];
  if (steps === undefined) return undefined;
  return fitted(value + steps * (shiftKey && Math.abs(steps) === 1 ? 10 : 1) * range.step, range);
}
