import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { type GenreAccent, type ReaderSize, theme } from '@storyloom/shared/theme';
import { type Leading, reading, type Tracking } from '@storyloom/shared/theme/reading';
import { Prose } from '@storyloom/shared/ui';
import { READING_CHOICES, useReadingPreferences } from './reading-preferences.ts';
import { useReadingPaper } from './use-reading-paper.ts';

export interface ReaderProps {
  /** The story's language as a tag, such as `zh-CN`. */
  readonly lang: string;
  /** Its accent, if the surrounding page has another. */
  readonly genre?: GenreAccent | undefined;
  /** It is still being written. */
  readonly busy?: boolean | undefined;
  /** Names the article: a label, or the id of its heading. */
  readonly label?: string | undefined;
  readonly labelledBy?: string | undefined;
  /** Headings and paragraphs. */
  readonly children?: ReactNode;
  /** The article itself. */
  readonly ref?: Ref<HTMLElement> | undefined;
}

/**
 * A story with the reader's settings. A choice changes attributes of the article and the page's paper, without rendering the
 * content again.
 */
export function Reader({ lang, genre, busy = false, label, labelledBy, children, ref }: ReaderProps) {
  const { size, face, width, leading, tracking } = useReadingPreferences();
  useReadingPaper();
  return (
    <Sheet
      as="article"
      {...(ref !== undefined && { ref })}
      lang={lang}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-busy={busy}
      data-genre={genre}
      data-size={size}
      data-face={face}
      data-width={width}
      data-leading={leading}
      data-tracking={tracking}
    >
      {children}
    </Sheet>
  );
}

const { font, fontSize, letterSpacing, lineHeight, media, readerScale } = theme;

const sizeRule = (size: ReaderSize) =>
  `&[data-size='${size}'] { font-size: calc(${fontSize.story} * ${readerScale[size]}); }`;
const leadingRule = (name: Leading) => `&[data-leading='${name}'] { --leading: ${reading.leading[name]}; }`;
const trackingRule = (name: Tracking) =>
  `&[data-tracking='${name}'] { --tracking: ${reading.tracking[name]}; word-spacing: ${reading.wordSpacing[name]}; }`;

/* The width is in ems of the article, so each size has the same number of characters per line. */
const Sheet = styled(Prose)`
  --measure: ${reading.width.medium};
  max-inline-size: var(--measure);

  /* Chinese has no italics: emphasis is marked with dots below. */
  &:lang(zh) em {
    font-style: normal;
    text-emphasis: filled dot;
    text-emphasis-position: under right;
  }

  &[data-width='narrow'] {
    --measure: ${reading.width.narrow};
  }

  &[data-width='wide'] {
    --measure: ${reading.width.wide};
  }

  ${READING_CHOICES.size.map(sizeRule).join('\n')}

  ${READING_CHOICES.leading.map(leadingRule).join('\n')}
  ${READING_CHOICES.tracking.map(trackingRule).join('\n')}

  line-height: calc(${lineHeight.story} * var(--leading));
  letter-spacing: var(--tracking);

  &:lang(zh) {
    line-height: calc(${lineHeight.storyChinese} * var(--leading));
    letter-spacing: calc(${letterSpacing.chinese} + var(--tracking));
  }

  /* Headings set the serif themselves. */
  &[data-face='sans'] {
    --font-serif: ${font.sans};
    font-variant-numeric: normal;
  }

  &:not([data-tracking='normal']) :is(h1, h2, h3, h4) {
    letter-spacing: inherit;
  }

  ${media.print} {
    &&[data-size] {
      max-inline-size: none;
      background: ${reading.print.paper};
      color: ${reading.print.ink};
      font-size: ${fontSize.print};
      line-height: ${lineHeight.print};
    }

    /* A title is never alone at the bottom of a page. */
    & :is(h1, h2, h3, h4) {
      break-inside: avoid;
      break-after: avoid;
    }

    & p {
      orphans: 3;
      widows: 3;
    }

    & a {
      color: inherit;
    }
  }
`;
