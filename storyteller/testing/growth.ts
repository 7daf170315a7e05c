/** Processor time of the shortest of some runs, in milliseconds: on a busy machine a long run waits more often than a short one. */
export function timeOf(read: (text: string) => unknown, text: string): number {
  const runs = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  });
  return Math.min(...runs);
}

/** Whether a text of nothing but a piece takes about four times as long to read when it is four times as long. */
export function isReadInLinearTime(piece: string, read: (text: string) => unknown, length: number): boolean {
  const textOf = (size: number): string => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
  const isLinear = (): boolean => timeOf(read, textOf(length)) / (timeOf(read, textOf(length / 4)) + 0.2) < 9;
  return Array.from({ length: 4 }).some(isLinear);
}
