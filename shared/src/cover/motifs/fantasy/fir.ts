import { polygon, type Point } from '../../path.ts';

/** A fir as a cut of the scissors: a spire with three tiers. */
export function fir(x: number, y: number, height: number): string {
  const half = height * 0.16;
  const outline: Point[] = [
    [half, 0],
    [half * 0.42, 0.3],
    [half * 0.74, 0.3],
    [half * 0.3, 0.58],
    [half * 0.48, 0.58],
  ];
  return polygon(
    ...outline.map(([out, up]): Point => [x + out, y - up * height]),
    [x, y - height],
    ...outline.map(([out, up]): Point => [x - out, y - up * height]).toReversed(),
  );
}
