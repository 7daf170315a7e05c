import { TONES, type Tone } from '@storyloom/shared/domain';
import type { GenrePack, Passage } from '../packs/pack.ts';

/** A passage of a pack, with where it stands. */
export interface Found {
  readonly at: string;
  readonly passage: Passage;
  readonly role: string;
  /** The tones of the stories that may tell it. */
  readonly tones: readonly Tone[];
}

/** Every passage of a pack by its path, such as `plots.the-map.want[1]`. */
export function passagesOf(pack: GenrePack): Found[] {
  const found: Found[] = [];
  const add = (at: string, role: string, passages: readonly Passage[], tones: readonly Tone[] = TONES): void =>
    passages.forEach((passage, index) =>
      found.push({ at: passages.length > 1 ? `${at}[${index}]` : at, passage, role, tones }),
    );
  for (const plot of pack.plots) {
    const at = `plots.${plot.id}`;
    add(`${at}.titles`, 'title', plot.titles);
    add(`${at}.chapters`, 'title', plot.chapters.flat());
    plot.frames.forEach(({ opening, echo }, index) => {
      add(`${at}.frames[${index}].opening`, 'opening', [opening]);
      add(`${at}.frames[${index}].echo`, 'echo', [echo]);
    });
    for (const role of ['want', 'obstacle', 'wrong', 'cost', 'turn', 'resolution', 'clues'] as const) {
      add(`${at}.${role}`, role, plot[role]);
    }
  }
  for (const each of pack.companions) {
    for (const role of ['meet', 'banter', 'quarrel', 'back'] as const)
      add(`companions.${each.name}.${role}`, role, each[role]);
  }
  for (const { noun, arrive, trouble, leave } of pack.places) {
    for (const [role, passage] of Object.entries({ arrive, trouble, leave }))
      add(`places.${noun.the}.${role}`, role, [passage]);
  }
  for (const { noun, meet, talk, back } of pack.strangers) {
    for (const [role, passage] of Object.entries({ meet, talk, back }))
      add(`strangers.${noun.the}.${role}`, role, [passage]);
  }
  for (const { noun, find, use } of pack.things) {
    for (const [role, passage] of Object.entries({ find, use })) add(`things.${noun.the}.${role}`, role, [passage]);
  }
  for (const [role, passages] of Object.entries(pack.between)) add(`between.${role}`, role, passages);
  for (const tone of TONES) add(`asides.${tone}`, 'aside', pack.asides[tone], [tone]);
  return found;
}
