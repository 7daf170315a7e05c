import type { CoverWords } from '../drawing.ts';
import { FOOT_LINE, FORMATS, type Layout, MARGIN } from '../layout.ts';
import type { CoverPalette } from '../palette.ts';
import { cutToWidth } from './text-width.ts';

const COLOPHON = { text: 'Storyloom', size: 30 } as const;
const AUTHOR = { size: 46, width: 680 } as const;

/** The words of a book's cover: the title line by line, the author at the foot, and the house's name, small. */
export function letterCover(
  { name, title, titleAt, titleColour, footColour }: Layout,
  author: string,
  palette: CoverPalette,
): readonly CoverWords[] {
  const { width } = FORMATS.book;
  const centred = name === 'plate' && author === '';
  const lines = title.lines.map((text, index) => ({
    ...titleAt,
    text,
    y: titleAt.y + index * title.leading,
    size: title.size,
    fill: palette[titleColour],
    role: 'title' as const,
  }));
  const foot = { y: FOOT_LINE, fill: palette[footColour] };
  return [
    ...lines,
    ...(author === ''
      ? []
      : [
          {
            ...foot,
            text: cutToWidth(author, AUTHOR.width / AUTHOR.size),
            x: MARGIN,
            size: AUTHOR.size,
            anchor: 'start' as const,
            role: 'author' as const,
          },
        ]),
    {
      ...foot,
      ...COLOPHON,
      x: centred ? width / 2 : width - MARGIN,
      anchor: centred ? 'middle' : 'end',
      role: 'colophon',
    },
  ];
}
