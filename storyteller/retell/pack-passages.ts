import type { Grammar } from '../packs/grammar.ts';
import type { GenrePack, Noun, Passage } from '../packs/pack.ts';

/** Every passage of a pack but for titles and headings. */
export function passagesOf(
  { plots, companions, places, strangers, things, between, asides }: GenrePack,
  grammar: Grammar,
): readonly Passage[] {
  return [
    ...plots.flatMap(({ frames, want, obstacle, wrong, cost, turn, resolution, clues }) => [
      ...frames.flatMap(({ opening, echo }) => [opening, echo]),
      ...[want, obstacle, wrong, cost, turn, resolution, clues].flat(),
    ]),
    ...companions.flatMap(({ meet, banter, quarrel, back }) => [meet, banter, quarrel, back].flat()),
    ...places.flatMap(({ arrive, trouble, leave }) => [arrive, trouble, leave]),
    ...strangers.flatMap(({ meet, talk, back }) => [meet, talk, back]),
    ...things.flatMap(({ find, use }) => [find, use]),
    ...[between.road, between.night, between.memory, between.escape].flat(),
    ...Object.values(asides).flat(),
    ...grammar.introductions,
    ...grammar.foreignWords,
  ];
}

/** The nouns of a pack. */
export const nounsOf = ({ plots, places, strangers, things }: GenrePack): readonly Noun[] => [
  ...plots.flatMap(({ nouns }) => nouns.flat()),
  ...[places, strangers, things].flatMap((cards) => cards.map(({ noun }) => noun)),
];
