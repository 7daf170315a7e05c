const number = new Intl.NumberFormat('en');

const LONG_UNITS = { second: ['second', 'seconds'], minute: ['minute', 'minutes'], hour: ['hour', 'hours'] } as const;
const SHORT_UNITS = { second: ['s', 's'], minute: ['min', 'min'], hour: ['h', 'h'] } as const;

/** A wait in seconds up to a minute and a half, in minutes up to an hour and a half, then in hours; never less than it is. */
export function wait(seconds: number, style: 'long' | 'short'): string {
  const [unit, size] =
    seconds <= 90 ? (['second', 1] as const) : seconds <= 5400 ? (['minute', 60] as const) : (['hour', 3600] as const);
  const count = Math.ceil(seconds / size);
  const [one, many] = (style === 'long' ? LONG_UNITS : SHORT_UNITS)[unit];
  return `${number.format(count)} ${count === 1 ? one : many}`;
}
