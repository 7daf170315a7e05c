import { TONES } from '@storyloom/shared/domain';
import type { Block, Segment } from './recognize.ts';
import type { Teller } from './teller.ts';

const fromTheMiddle = (segments: readonly Segment[]): readonly Segment[] => {
  const middle = (segments.length - 1) / 2;
  const off = (segment: Segment): number => Math.abs(segments.indexOf(segment) - middle);
  return segments.toSorted((one, other) => off(one) - off(other));
};

/**
 * What a passage can do without: first the lines of a tone and the optional ones, then those that do not begin a paragraph,
 * then whole paragraphs. The first and the last paragraph keep a line.
 */
function spare(blocks: readonly Block[]): readonly Segment[] {
  const paragraphs = blocks
    .map(({ segments }) => segments.filter(({ pattern }) => pattern))
    .filter((own) => own.length > 0);
  const heads = paragraphs.flatMap(([head]) => head ?? []);
  const others = paragraphs.flat().filter((segment) => !heads.includes(segment));
  const extra = others.filter(({ pattern }) => pattern?.line.optional || pattern?.line.tones !== TONES);
  const core = others.filter((segment) => !extra.includes(segment));
  return [...extra, ...fromTheMiddle(core), ...fromTheMiddle(heads.slice(1, -1))];
}

/** About half of a passage: the lines that matter, each in few words. */
export function shortenBlocks(blocks: readonly Block[], { grammar, variants }: Teller): readonly Block[] {
  const all = blocks.flatMap(({ segments }) => segments);
  const count = (segments: readonly Segment[]): number =>
    segments.reduce((sum, { text }) => sum + grammar.countWords(text), 0);
  const most = count(all) / 2;
  const brief = new Map(
    all.map((segment) => {
      const { text, pattern } = segment;
      const shorter = pattern
        ? variants(text, pattern).toSorted((one, other) => one.length - other.length)[0]
        : undefined;
      return [segment, shorter !== undefined && shorter.length < text.length ? shorter : text] as const;
    }),
  );
  const left = new Set(all);
  let words = all.reduce((sum, segment) => sum + grammar.countWords(brief.get(segment) ?? ''), 0);
  for (const segment of spare(blocks)) {
    if (words <= most) break;
    if (left.delete(segment)) words -= grammar.countWords(brief.get(segment) ?? '');
  }
  const shortened = blocks.map((block) => ({
    ...block,
    segments: block.segments.flatMap((segment) =>
      left.has(segment) ? [{ ...segment, text: brief.get(segment) ?? segment.text }] : [],
    ),
  }));
  // A paragraph that lost its lines goes, and one blank line with it.
  const isEmptied = (at: number): boolean =>
    shortened[at]?.segments.length === 0 && (blocks[at]?.segments.length ?? 0) > 0;
  return shortened.filter((_, at) => !isEmptied(at) && !(isEmptied(at - 1) && blocks[at]?.segments.length === 0));
}
