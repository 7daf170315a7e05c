import { type Genre, TEXT_MAX } from '@storyloom/shared/domain';
import { cleanText } from './clean-text.ts';
import type { Box, CoverDrawing, CoverShape, Mark } from './drawing.ts';
import { type CoverFormat, FORMATS, GROUND, type Layout, LAYOUTS, layOut } from './layout.ts';
import { letterCover } from './lettering/letter-cover.ts';
import { MOTIFS } from './motifs/index.ts';
import { COVER_PALETTES, type CoverPalette } from './palette.ts';
import { rectangle } from './path.ts';
import { randomFrom } from './random.ts';

/** The input of a cover; equal stories have equal covers. */
export interface CoverOf {
  readonly title: string;
  readonly genre: Genre | undefined;
  readonly author?: string | undefined;
  /** BCP 47 tag of the story's language, for the choice of Chinese letters. */
  readonly lang?: string | undefined;
  /** The seed of the picture if it is not the title: a renamed story keeps its picture. */
  readonly seed?: string | undefined;
}

/** Longer than any stored title; it limits the time for breaking a text into lines. */
const cleanTitle = (title: string) =>
  cleanText(
    Array.from(title.slice(0, 2 * TEXT_MAX.title))
      .slice(0, TEXT_MAX.title)
      .join(''),
  );

export interface CoverOptions {
  /** `book` is upright, 1200 × 1800; `preview` is wide, 1200 × 630, and always without text. */
  readonly format: CoverFormat;
  /** Whether title, author and the site's name are on it. */
  readonly lettering: boolean;
}

/** A window with a square or a round head, `out` units larger than its stage, against the hands of the clock. */
function frame({ x, y, width, height }: Box, out: number, round: boolean): string {
  const [left, foot, across] = [x - out, y + height + out, width + 2 * out];
  const r = across / 2;
  if (!round) return `M${left} ${y - out}V${foot}h${across}V${y - out}Z`;
  return `M${left} ${y - out + r}V${foot}h${across}V${y - out + r}a${r} ${r} 0 0 0 ${-across} 0Z`;
}

/** The paper round a picture: a sheet with a window, which runs the other way round and so is a hole. */
function mat({ name, stage }: Layout, round: boolean): readonly Mark[] {
  const { width, height } = FORMATS.book;
  if (name === 'open') return [];
  if (name === 'band') return [{ d: rectangle(0, stage.height, width, height - stage.height), fill: 'paper' }];
  return [
    { d: rectangle(0, 0, width, height) + frame(stage, 0, round), fill: 'paper' },
    { d: frame(stage, 20, round), stroke: 'line', width: 4 },
  ];
}

function printed({ fill, stroke, ...mark }: Mark, palette: CoverPalette): CoverShape {
  return { ...mark, ...(fill && { fill: palette[fill] }), ...(stroke && { stroke: palette[stroke] }) };
}

/** Draws a story's cover: the genre determines the motifs, the title or the given seed everything else. */
export function drawCover(
  { title, genre, author, lang, seed: chosenBy = title }: CoverOf,
  { format, lettering }: CoverOptions,
): CoverDrawing {
  const subject = genre ?? 'house';
  const words = cleanTitle(title);
  const seed = `${subject}/${cleanTitle(chosenBy)}`;
  const choice = randomFrom(seed);
  const palette = choice.pick(COVER_PALETTES[subject]);
  const motif = choice.pick(MOTIFS[subject]);
  const layout = layOut(choice.pick(LAYOUTS), words, motif.grounded);
  const { width, height } = FORMATS[format];
  const sheet: Box = { x: 0, y: 0, width, height };
  const isBook = format === 'book';

  const { x, y } = layout.rule;
  const rule: Mark = {
    d: rectangle(x, y, layout.rule.width, layout.rule.height),
    fill: layout.name === 'open' ? 'light' : 'line',
  };
  const ground: Mark = { d: rectangle(0, height - GROUND, width, GROUND), fill: 'deep' };
  const marks: readonly Mark[] = [
    { d: rectangle(0, 0, width, height), fill: 'sky' },
    ...motif.draw(isBook ? layout.stage : sheet, randomFrom(`${seed}/`)),
    ...(isBook && layout.name === 'open' && motif.grounded ? [ground] : []),
    ...(isBook ? mat(layout, layout.stage.height > 0.9 * layout.stage.width && choice.chance(0.6)) : []),
    ...(isBook && lettering && words !== '' ? [rule] : []),
  ];
  return {
    width,
    height,
    shapes: marks.map((mark) => printed(mark, palette)),
    words: isBook && lettering ? letterCover(layout, cleanText(author ?? ''), palette) : [],
    lang: lang && cleanText(lang),
  };
}
