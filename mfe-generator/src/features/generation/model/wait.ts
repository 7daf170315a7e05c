import { formatNumber } from '@storyloom/shared/domain';

/** A wait in seconds up to a minute and a half, in minutes up to an hour and a half, then in hours; never less than it is. */
export function wait(seconds: number): string {
  const [unit, size] =
    seconds <= 90 ? (['s', 1] as const) : seconds <= 5400 ? (['min', 60] as const) : (['h', 3600] as const);
  return `${formatNumber(Math.ceil(seconds / size))} ${unit}`;
}
