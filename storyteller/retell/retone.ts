import { linesLeftOut } from './lines-left-out.ts';
import type { Block, Segment } from './recognize.ts';
import { reword } from './reword.ts';
import type { Teller } from './teller.ts';
import { sourcesOf } from './source-lines.ts';

/** Whether a line follows an optional one that is not told here, and may speak of it. */
function followsUntold(source: string, segments: readonly Segment[]): boolean {
  const passages = new Set(segments.flatMap(({ pattern }) => pattern?.passage ?? []));
  return [...passages].some((passage) => {
    const sources = sourcesOf(passage);
    const previous = sources[sources.indexOf(source) - 1];
    return previous?.startsWith('?') === true && !segments.some(({ pattern }) => pattern?.source === previous);
  });
}

/** The same in the teller's tone: without the lines of other tones, and with those that its passages have for this one. */
export function retone(blocks: readonly Block[], teller: Teller): readonly Block[] {
  const { tone, tell, pack, chance } = teller;
  const fits = ({ pattern }: Segment): boolean => !pattern || pattern.line.tones.includes(tone);
  let added = false;
  const said = (texts: readonly string[]): readonly Segment[] => {
    added ||= texts.length > 0;
    return texts.map((text) => ({ text, reads: [] }));
  };
  const told = reword(blocks, teller).map((block) => {
    const { segments } = block;
    // A paragraph of nothing but another tone's lines stays rather than leaving a hole.
    const kept = segments.some(fits) ? segments.filter(fits) : segments;
    const lines = kept.flatMap((segment, at) => [
      segment,
      ...linesLeftOut(kept, at)
        .filter((source) => source.startsWith('@') && !followsUntold(source, kept))
        .flatMap((source) => said(tell(source) ?? [])),
    ]);
    return { ...block, segments: lines };
  });
  if (added) return told;
  const last = told.findLastIndex(({ segments }) => segments.some(({ pattern }) => pattern));
  return told.map((block, at) => {
    const remark =
      at === last
        ? chance
            .shuffle(pack.asides[tone])
            .map((aside) => tell(aside))
            .find((texts) => texts)
        : [];
    return { ...block, segments: [...block.segments, ...said(remark ?? [])] };
  });
}
