import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { type GenreAccent, type ReaderSize, theme } from '@storyloom/shared/theme';
import { type PaperName, papers, paperVariables, reading } from '@storyloom/shared/theme/reading';
import { Prose } from '@storyloom/shared/ui';
import { READING_CHOICES, useReadingPreferences } from './reading-preferences.ts';

export interface ReaderProps {
  /** The story's language as a tag, such as `zh-CN`. */
  readonly lang: string;
  /** Its accent. Say it again here where the page around has one: a sheet of another theme starts from the house's. */
  readonly genre?: GenreAccent | undefined;
  /** It is still being written. */
  readonly busy?: boolean | undefined;
  /** Names the article: its words, or the id of its heading. */
  readonly label?: string | undefined;
  readonly labelledBy?: string | undefined;
  /** Headings and paragraphs, as many and in whatever way they come to be. */
  readonly children?: ReactNode;
  /** The article itself. */
  readonly ref?: Ref<HTMLElement> | undefined;
}

/**
 * A story, as its reader likes to read. A choice changes attributes of the article alone: nothing inside renders again.
 */
export function Reader({ lang, genre, busy = false, label, labelledBy, children, ref }: ReaderProps) {
  const { size, width, paper } = useReadingPreferences();
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
      data-width={width}
      data-paper={paper}
      data-theme={paper === 'auto' ? undefined : papers[paper].theme}
    >
      {children}
    </Sheet>
  );
}

const { borderWidth, color, fontSize, lineHeight, media, radius, readerScale } = theme;

const sizeRule = (size: ReaderSize) =>
  `&[data-size='${size}'] { font-size: calc(${fontSize.story} * ${readerScale[size]}); }`;
const paperRule = (name: PaperName) => `&[data-paper='${name}'] { ${paperVariables(name)} }`;

/* The measure is counted in the article's own type, so each size has as many characters in a line. */
const Sheet = styled(Prose)`
  --measure: ${reading.width.medium};
  max-inline-size: var(--measure);

  /* Chinese is not slanted: what is stressed has dots below. */
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

  ${media.screen} {
    ${(Object.keys(papers) as PaperName[]).map(paperRule).join('\n')}

    &:not([data-paper='auto']) {
      max-inline-size: calc(var(--measure) + 2 * ${reading.sheetPadding});
      padding: ${reading.sheetPadding};
      border: ${borderWidth.hairline} solid ${color.border};
      border-radius: ${radius.lg};
      background: ${color.surface};
      /* Inherited as the page's own computed colour otherwise. */
      color: ${color.text};
    }
  }

  ${media.print} {
    &&[data-size] {
      max-inline-size: none;
      background: ${reading.print.paper};
      color: ${reading.print.ink};
      font-size: ${fontSize.print};
      line-height: ${lineHeight.print};
    }

    /* A title never stands alone at the foot of a page. */
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
