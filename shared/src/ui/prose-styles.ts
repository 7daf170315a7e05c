import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

const { borderWidth, color, font, radius, space } = theme;

/**
 * Blank lines of the text are visible: half a line of space for one, a line and a half where a new scene begins. Paragraphs on
 * neighboring lines have no space between them, as in a book, but an indent; Chinese paragraphs are always indented. The gap to
 * the block above is in `data-gap`, because lines can be grouped in `div`s; a first paragraph has no gap above it.
 */
export const storyStyles = css`
  & p {
    margin: 0.85em 0 0;
  }

  & p[data-gap='none'] {
    margin-block-start: 0;
    text-indent: 1.4em;
  }

  & p[data-gap='scene'] {
    margin-block-start: 2.55em;
  }

  & > :first-child,
  & > div:first-child > :first-child {
    margin-block-start: 0;
  }

  &:lang(zh) p {
    text-indent: 2em;
  }
`;

/** As on a page of the web: space between paragraphs; lists, quotations, tables and code. */
export const articleStyles = css`
  & :is(p, ul, ol, blockquote, pre, table, figure) {
    margin-block: 0 1.1em;
  }

  & :is(ul, ol) {
    padding-inline-start: 1.4em;
  }

  & li + li {
    margin-block-start: 0.35em;
  }

  & li::marker {
    color: ${color.textMuted};
  }

  & blockquote {
    padding-inline: 1.4em;
    color: ${color.textMuted};
    font-style: italic;
  }

  & :is(code, pre) {
    font-family: ${font.mono};
    font-size: 0.875em;
  }

  & pre {
    overflow-x: auto;
    padding: ${space.md};
    border-radius: ${radius.md};
    background: ${color.surfaceSunken};
  }

  & :is(th, td) {
    padding: ${space.xs} ${space.sm};
    border-block-end: ${borderWidth.hairline} solid ${color.border};
    text-align: start;
    vertical-align: top;
  }
`;
