import { linesLeftOut } from './lines-left-out.ts';
import type { Block, Segment } from './recognize.ts';
import type { Teller } from './teller.ts';

/** A passage is long enough when no more than this share of its words is missing; a scene may be a quarter too long. */
const ENOUGH = 0.25;
const TOO_LONG = 1.25;

const other = (text: string): Segment => ({ text, reads: [] });

/** About twice a passage: the lines of its own packs that it left out, then remarks in its tone. What stands there stays. */
export function lengthen(blocks: readonly Block[], { grammar, pack, tone, chance, tell }: Teller): readonly Block[] {
  const all = blocks.flatMap(({ segments }) => segments);
  const words = all.reduce((sum, { text }) => sum + grammar.countWords(text), 0);
  let room = words;
  const told = (sources: readonly string[]): readonly Segment[] =>
    sources.flatMap((source) => {
      if (room <= 0) return [];
      const [text, ...more] = tell(source) ?? [];
      if (text === undefined || more.length > 0) return [];
      room -= grammar.countWords(text);
      return [other(text)];
    });
  const filled = blocks.map((block) => ({
    ...block,
    segments: block.segments.flatMap((segment, at) => [segment, ...told(linesLeftOut(block.segments, at))]),
  }));
  const asides = chance.shuffle(pack.asides[tone]);
  const remarked = filled.map((block) => {
    const own = block.segments.some(({ pattern }) => pattern);
    return own ? { ...block, segments: [...block.segments, ...told(asides.splice(0, 1))] } : block;
  });
  // What is still missing comes as paragraphs of its own.
  const { road, night, memory } = pack.between;
  const scenes: Block[] = [];
  for (const passage of chance.shuffle([...road, ...night, ...memory])) {
    if (room < words * ENOUGH) break;
    const texts = tell(passage) ?? [];
    const longer = texts.reduce((sum, text) => sum + grammar.countWords(text), 0);
    if (longer > room * TOO_LONG) continue;
    room -= longer;
    for (const text of texts)
      scenes.push({ heading: false, segments: [] }, { heading: false, segments: [other(text)] });
  }
  return [...remarked, ...scenes];
}
