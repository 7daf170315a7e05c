import { type Genre, GENRE_DEFAULTS, type PassageAction, type Tone } from '@storyloom/shared/domain';
import { createChance } from '../engine/chance.ts';
import { sentencesOf } from '../engine/sentences.ts';
import { type OfPack, PACKS } from '../packs/packs.ts';
import { GRAMMARS } from '../packs/read-prompt.ts';
import { goOn } from './go-on.ts';
import { lengthen } from './lengthen.ts';
import { isSameText } from './plain.ts';
import { readSegments } from './reading.ts';
import { recognize, type Block, type Setting } from './recognize.ts';
import { retone } from './retone.ts';
import { reword } from './reword.ts';
import { shortenBlocks } from './shorten-blocks.ts';
import { createTeller, type Teller } from './teller.ts';

/** A change to a passage, as far as the storyteller can make it. */
export interface PassageOrder extends Omit<Setting, 'genre'> {
  readonly genre: Genre;
  readonly action: PassageAction;
  readonly passage: string;
  readonly before: string;
  readonly after: string;
  /** The new tone for `tone`, and otherwise the story's, if it is known. */
  readonly tone: Tone | undefined;
  /** Another number gives another text. */
  readonly attempt: number;
}

/** Why there is no other text for a passage. */
export type CannotRetell = 'another author' | 'no other words' | 'one tone' | 'instruction';

const written = (blocks: readonly Block[], space: string): string =>
  blocks.map(({ segments }) => segments.map(({ text }) => text).join(space)).join('\n');

type Change = (blocks: readonly Block[], teller: Teller) => readonly Block[];

const CHANGES: Readonly<Partial<Record<PassageAction, Change>>> = {
  rewrite: reword,
  tone: retone,
  shorten: shortenBlocks,
  expand: lengthen,
};

/** Another text for a passage that the storyteller wrote, or what follows it; or why it has none. */
export function retell(order: OfPack<PassageOrder>): { readonly text: string } | { readonly cannot: CannotRetell } {
  const { action, passage, before, after, language, genre, attempt } = order;
  if (action === 'custom') return { cannot: 'instruction' };
  const [pack, grammar] = [PACKS[language][genre], GRAMMARS[language]];
  const blocks = recognize(passage, order);
  const own = blocks.flatMap(({ segments }) => segments);
  if (!own.some(({ pattern }) => pattern)) return { cannot: 'another author' };
  const around = [before, after].flatMap((text) => recognize(text, order).flatMap(({ segments }) => segments));
  const reading = readSegments([...around, ...own], order, pack, grammar);
  const tone = order.tone ?? reading.tone ?? GENRE_DEFAULTS[genre].tone;
  const teller = createTeller({
    ...reading,
    perspective: order.perspective,
    tone,
    grammar,
    pack,
    chance: createChance([action, tone, attempt, passage].join('|')),
    said: new Set(sentencesOf([before, passage, after].join('\n'))),
  });
  const text =
    action === 'continue' ? goOn(blocks, teller) : written((CHANGES[action] ?? reword)(blocks, teller), grammar.space);
  return text.trim() === '' || isSameText(text, passage) ? { cannot: 'no other words' } : { text };
}
