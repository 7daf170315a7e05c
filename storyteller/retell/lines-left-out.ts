import type { Segment } from './recognize.ts';
import { sourcesOf } from './source-lines.ts';

/**
 * The lines of a tone and the optional ones that the passage of a segment has and its paragraph does not; none unless the segment
 * is the last of its passage there, because they follow the others.
 */
export function linesLeftOut(segments: readonly Segment[], at: number): readonly string[] {
  const pattern = segments[at]?.pattern;
  if (!pattern || segments[at + 1]?.pattern?.passage === pattern.passage) return [];
  return sourcesOf(pattern.passage).filter(
    (source) => /^[?@]/.test(source) && !segments.some((each) => each.pattern?.source === source),
  );
}
