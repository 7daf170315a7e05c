import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { articleStyles, storyStyles } from './prose-styles.ts';

const { color, font, fontSize, layout, letterSpacing, lineHeight, media, size, space } = theme;

export interface ProseProps {
  /** `story` sets paragraphs as a book does, `article` as a web page does. */
  readonly $kind?: 'story' | 'article';
}

/** Long text in the reading face, at most 70 characters a line. Give it the text's `lang`, and `as="article"`. */
export const Prose = styled.div<ProseProps>`
  inline-size: 100%;
  max-inline-size: ${layout.reader};
  margin-inline: auto;
  color: ${color.text};
  font-family: ${font.serif};
  font-size: ${fontSize.story};
  line-height: ${lineHeight.story};
  hyphens: auto;
  hyphenate-limit-chars: 7 3 3;
  font-kerning: normal;
  font-variant-numeric: oldstyle-nums;
  hanging-punctuation: first last;
  overflow-wrap: break-word;

  & :is(h1, h2, h3, h4) {
    margin-block: 1.6em 0.6em;
    hyphens: manual;
    break-after: avoid;
  }

  & h1 {
    font-size: 1.75em;
  }

  & h2 {
    font-size: 1.3em;
  }

  & :is(h3, h4) {
    font-size: 1.1em;
  }

  & > :first-child {
    margin-block-start: 0;
  }

  & p {
    orphans: 2;
    widows: 2;
  }

  & a {
    color: ${color.accentText};
    text-underline-offset: ${size.underlineOffset};
  }

  & hr {
    margin-block: ${space.xl};
    border: 0;
    color: ${color.textMuted};
    text-align: center;
    letter-spacing: 0.6em;

    &::after {
      content: '\\2217\\2217\\2217' / '';
    }
  }

  ${({ $kind = 'story' }) => ($kind === 'story' ? storyStyles : articleStyles)}

  &:lang(zh) {
    line-height: ${lineHeight.storyChinese};
    font-variant-numeric: normal;
    letter-spacing: ${letterSpacing.chinese};
    text-align: justify;
  }

  ${media.print} {
    max-inline-size: none;
    font-size: ${fontSize.print};
    line-height: ${lineHeight.print};
  }
`;
