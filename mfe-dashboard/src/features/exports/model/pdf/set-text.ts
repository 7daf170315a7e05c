import type { Inline } from '@storyloom/shared/domain';
import { type Chosen, chooseFont, drawnCodePoints, type Lacking } from './font-choice.ts';
import { REPLACEMENT } from '../replacement.ts';
import type { FontStyle } from './font-slices.ts';

/** A part of a line in one font. */
export interface Run extends Chosen {
  text: string;
  /** Emphasized, in a font without a style for it. */
  readonly stressed: boolean;
}

/** Longest run without a space, in characters, so that a word wider than the page can be broken. */
const UNBROKEN_MAX = 24;

const STYLES: Readonly<Record<Inline['kind'], FontStyle>> = { text: 'normal', emphasis: 'italics', strong: 'bold' };

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Sets texts of one language; records the fonts it needed and the characters it could not show. */
export class TextSetter {
  /** Number of user-perceived characters that became {@link REPLACEMENT}. */
  missing = 0;
  /** The characters used in each font, by slice and style. */
  readonly used = new Map<string, Chosen & { readonly codePoints: Set<number> }>();

  constructor(
    readonly lang: string,
    readonly lacking: Lacking,
  ) {}

  setParts(parts: readonly Inline[]): readonly Run[] {
    return parts.flatMap(({ kind, text }) => this.#setText(text, STYLES[kind]));
  }

  #setText(text: string, style: FontStyle): readonly Run[] {
    const runs: Run[] = [];
    let unbroken = 0;
    for (const { segment } of characters.segment(text)) {
      for (const [shown, chosen] of this.#shown(segment, style)) {
        unbroken = /\s/.test(shown) ? 0 : unbroken + 1;
        const last = runs.at(-1);
        const fits = last?.slice === chosen.slice && unbroken <= UNBROKEN_MAX;
        if (last && fits) last.text += shown;
        else runs.push({ ...chosen, text: shown, stressed: style !== 'normal' && chosen.style === 'normal' });
        if (!fits) unbroken = 1;
      }
    }
    return runs;
  }

  /** The code points and the font for one character: itself, its parts, or a replacement. */
  #shown(character: string, style: FontStyle): readonly (readonly [string, Chosen])[] {
    const whole = this.#choose(character, style);
    if (whole) return [[whole.slice.family === 'emoji' ? character : withoutIgnorable(character), whole]];
    const points = drawnCodePoints(character);
    if (points.length === 0) return [];
    if (points.length > 1) return points.flatMap((point) => this.#shown(String.fromCodePoint(point), style));
    const isSpace = /\s/.test(character);
    if (!isSpace) this.missing += 1;
    const instead = isSpace ? ' ' : REPLACEMENT;
    const chosen = this.#choose(instead, style);
    return chosen ? [[instead, chosen]] : [];
  }

  #choose(character: string, style: FontStyle): Chosen | undefined {
    const chosen = chooseFont(character, style, this.lang, this.lacking);
    if (chosen) {
      const key = `${chosen.slice.name} ${chosen.style}`;
      const entry = this.used.get(key) ?? { ...chosen, codePoints: new Set() };
      for (const point of drawnCodePoints(character)) entry.codePoints.add(point);
      this.used.set(key, entry);
    }
    return chosen;
  }
}

function withoutIgnorable(character: string): string {
  return String.fromCodePoint(...drawnCodePoints(character));
}
