import { sourcesOf } from './source-lines.ts';
import type { Block } from './recognize.ts';
import type { Teller } from './teller.ts';

/** About how many words a continuation has. */
const WORDS = 120;

/** What follows a passage: the rest of what its last line began, and scenes that fit anywhere on the way. */
export function goOn(blocks: readonly Block[], { grammar, pack, slots, chance, tell }: Teller): string {
  const last = blocks.flatMap(({ segments }) => segments).findLast(({ pattern }) => pattern)?.pattern;
  const paragraphs: string[] = [];
  let room = WORDS;
  const add = (texts: readonly string[]): void => {
    paragraphs.push(...texts);
    room -= texts.reduce((sum, text) => sum + grammar.countWords(text), 0);
  };
  if (last) {
    const rest = tell(
      sourcesOf(last.passage)
        .slice(last.at + 1)
        .join('\n'),
    );
    if (rest) add(rest);
  }
  const companion = pack.companions.find(({ name }) => name === slots['companion']);
  const { road, night, memory } = pack.between;
  for (const passage of chance.shuffle([...road, ...night, ...memory, ...(companion?.banter ?? [])])) {
    if (room < WORDS / 3) break;
    const texts = tell(passage);
    if (texts) add(texts);
  }
  return paragraphs.map((text) => `\n\n${text}`).join('');
}
