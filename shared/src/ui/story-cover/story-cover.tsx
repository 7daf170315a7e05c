import { memo } from 'react';
import {
  type CoverOf,
  type CoverShape,
  type CoverWords,
  drawCover,
  LETTERING,
  letteringFamily,
} from '@storyloom/shared/cover';
import { styled } from 'styled-components';
import { theme } from '@storyloom/shared/theme';

export type StoryCoverProps = CoverOf;

/**
 * A story's cover, as wide as its container. Decorative: the title is beside it. Redrawn only for another story, because lists
 * are rendered at every key of a search.
 */
export const StoryCover = memo(function StoryCover(story: StoryCoverProps) {
  const { width, height, shapes, words, lang } = drawCover(story, { format: 'book', lettering: true });
  return (
    <Book viewBox={`0 0 ${width} ${height}`} aria-hidden focusable="false">
      <g strokeLinecap="round" strokeLinejoin="round">
        {shapes.map((shape, index) => (
          <Shape key={index} {...shape} />
        ))}
      </g>
      <g xmlLang={lang}>
        {words.map((line, index) => (
          <Words key={index} lang={lang} {...line} />
        ))}
      </g>
    </Book>
  );
});

function Shape({ d, fill = 'none', stroke, width }: CoverShape) {
  return <path d={d} fill={fill} stroke={stroke} strokeWidth={width} />;
}

function Words({ text, x, y, size, anchor, fill, role, lang }: CoverWords & { readonly lang: string | undefined }) {
  return (
    <text
      x={x}
      y={y}
      fontFamily={letteringFamily(text, lang)}
      fontSize={size}
      textAnchor={anchor}
      fill={fill}
      {...LETTERING[role]}
    >
      {text}
    </text>
  );
}

const { borderWidth, color, media, mix, radius } = theme;

const Book = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 2 / 3;
  border-radius: ${radius.sm};
  /* An edge that is visible in both themes, drawn inside so that nothing moves. */
  outline: ${borderWidth.hairline} solid color-mix(in srgb, ${color.text} ${mix.faint}, transparent);
  outline-offset: calc(-1 * ${borderWidth.hairline});
  user-select: none;

  ${media.print} {
    break-inside: avoid;
    print-color-adjust: exact;
  }
`;
