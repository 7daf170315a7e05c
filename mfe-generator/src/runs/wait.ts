import { formatNumber } from '@storyloom/shared/domain';

/** A wait in seconds up to 90 s, in minutes up to 90 min, then in hours; rounded up. */
export function wait(seconds: number): string {
  const [unit, size] =
    seconds <= 90 ? (['s', 1] as const) : seconds <= 5400 ? (['min', 60] as const) : (['h', 3600] as const);
  return `${formatNumber(Math.ceil(seconds / size))} ${unit}`;
}
