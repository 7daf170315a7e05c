import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

const { borderWidth, color, font, radius, space } = theme;

/**
 * As in a book: paragraphs follow each other, and an indent marks where one begins. Lines may stand in groups, a `div`
 * each; all but the first begin after a paragraph.
 */
export const storyStyles = css`
  & p {
    margin: 0;
  }

  & p + p,
  & > :where(div + div) > p:where(:first-child) {
    text-indent: 1.4em;
  }

  & > div:first-child > :first-child {
    margin-block-start: 0;
  }

  & br + p,
  & hr + p {
    text-indent: 0;
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
