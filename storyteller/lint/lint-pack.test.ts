import { describe, expect, it } from 'vitest';
import { parsePassage } from '../engine/template.ts';
import type { GenrePack, Passage } from '../packs/pack.ts';
import { GRAMMARS } from '../packs/read-prompt.ts';
import { markerPack } from '../testing/marker-pack.ts';
import { formsOf } from './forms.ts';
import { lintPack } from './lint-pack.ts';

const whole = markerPack();
/** A sound pack with one card of each kind: the linter looks at each by itself. */
const sound: GenrePack = {
  ...whole,
  companions: whole.companions.map((each) => ({ ...each, banter: each.banter.slice(0, 1) })),
  places: whole.places.slice(0, 1),
  strangers: whole.strangers.slice(0, 1),
  things: whole.things.slice(0, 1),
  between: { ...whole.between, night: [], memory: [], escape: [] },
  asides: { neutral: [], dramatic: [], light: [], mysterious: [], humorous: [], emotional: [] },
};
const WANT = 'Nobody in {home} spoke of {noun} or {noun2}.';
const TURN = 'Then {hero} saw {noun}.';

/** A sound pack with these passages for the road, or another change. */
function packWith(road: readonly Passage[], change: Partial<GenrePack> = {}): GenrePack {
  const [plot] = sound.plots;
  if (!plot) throw new Error('the marker pack has a plot');
  return {
    ...sound,
    plots: [{ ...plot, want: [WANT], turn: [TURN] }],
    between: { ...sound.between, road },
    ...change,
  };
}

/** English, but for how many ways there have to be to say a sentence. */
const grammar = { ...GRAMMARS.english, leastForms: 1 };
const lint = (road: readonly Passage[], change?: Partial<GenrePack>): string[] =>
  lintPack(packWith(road, change), grammar, 'english');

describe('the linter of the packs', () => {
  it('A sound pack has no faults', () => {
    expect(
      lint([
        '{hero} [ran|walked] on //and {he} {was} late.\n? {companion} sang {noun:to}.\n@light The {place:bare} sang.',
      ]),
    ).toEqual([]);
  });

  it.each([
    ['{her} shoes were wet.', 'unfilled slot {her}'],
    ['The {noun:plural} sang.', 'unfilled slot {noun:plural}'],
    ['The <I|you> sang.', '<…> has 2 forms, not 3'],
    ['The cat{o|a|e} sang.', '{…|…} has 3 forms, not 2'],
    ['The cat{x:o|a} sang.', '{x:…} belongs to no character'],
    ['The [cat|cat] sang.', 'a choice has the same option twice'],
    ['The [cat] sang.', 'a choice has one option'],
    ['The [light=cat|dramatic=dog] sang.', 'a choice has nothing for the tone humorous'],
    ['The cat sang.\n@light The [dramatic=dog|cat] sang twice.', 'an option for dramatic is unreachable'],
    ["The cat's song.", 'straight quotation mark or apostrophe'],
    ['The *cat* sang.', 'Markdown'],
    ['The cat sang', 'does not end as a sentence'],
    ['One could hear your cat sing.', '“your” outside speech'],
    ['The [cat|dog sang.', '“[” stands alone'],
    ['The cat] sang.', '“]” stands alone'],
    ['@glum The cat sang.', '“glum” is no tone'],
    ['? The cat sang.', 'no line is told in every tone'],
  ])('The linter finds the fault in “%s”', (passage, problem) => {
    expect(lint([passage])).toEqual([expect.stringContaining(problem)]);
    expect(lint([passage])[0]).toMatch(/^between\.road/);
  });

  it('The first and second person are allowed in speech', () => {
    expect(lint(['“You owe me a cat,” said the judge.'])).toEqual([]);
  });

  it('The linter counts the ways to say each sentence, by its choices and the words of the prompt', () => {
    const [line] = parsePassage('The [cat|dog|{he} [ran|sat]] sang. {hero} saw it. “Go!” he said. It rained.');
    expect(line && formsOf(line).map(({ forms }) => forms)).toEqual([4, 2, 1, 1]);
    const strict = { ...grammar, leastForms: 3 };
    const found = lintPack(packWith(['The [cat|dog] sang. The [cat|dog|goat] slept.']), strict, 'english');
    expect(found.filter((problem) => problem.startsWith('between.road'))).toEqual([
      'between.road line 1: only 2 ways to say “The … sang.”',
    ]);
  });

  it('Lines and cards that occur twice are faults', () => {
    expect(lint(['The cat sang.', 'The cat sang.'])).toEqual([
      expect.stringContaining('the same line as between.road[0]'),
    ]);
    const names = [...sound.names, ...sound.names];
    expect(lint(['The cat sang.'], { names })).toEqual(['names: “Ada” is there twice']);
    expect(lint(['The cat sang.'], { things: [...sound.things, ...sound.things] })).toContain(
      'things: “the thing0” is there twice',
    );
    expect(lint(['The cat sang.'], { prompts: ['A lamp.', 'A door.', 'A lamp.'] })).toEqual([
      'prompts: “A lamp.” is there twice',
    ]);
  });

  it('Asides that no story of their tone can reach are faults', () => {
    const asides = { ...sound.asides, light: ['The [light=cat|dramatic=dog|hen] sang.', '@humorous The dog sang.'] };
    expect(lint(['The cat sang.'], { asides })).toEqual([
      'asides.light[0] line 1: an option for dramatic is unreachable',
      'asides.light[1]: no line is told in every tone',
      'asides.light[1] line 1: an unreachable line: no story of its tone is told this passage',
    ]);
  });

  it('A turn without the noun of the prompt is a fault', () => {
    expect(lintPack(sound, grammar, 'english')).toContain(
      'plots.plot.turn[0]: {noun} is missing from the lines of every tone',
    );
  });

  it('Slots of an episode are allowed between episodes, and a fault in a clue', () => {
    const [plot] = sound.plots;
    const clues = ['Behind {hero} lay {place}.'];
    const plots = plot ? [{ ...plot, want: [WANT], turn: [TURN], clues }] : [];
    expect(lint(['Behind {hero} lay {place}.'])).toEqual([]);
    expect(lint(['The cat sang.'], { plots })).toEqual(['plots.plot.clues line 1: unfilled slot {place}']);
  });
});
