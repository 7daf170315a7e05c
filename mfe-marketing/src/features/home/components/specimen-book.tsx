import { DEFAULT_GENRE, GENRE_NAMES, GENRES } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { VisuallyHidden } from '@storyloom/shared/ui';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import { SPECIMENS } from '../model/specimens.ts';
import { strings } from '../strings.ts';
import { SpecimenPage } from './specimen-page.tsx';

const words = strings.specimen;

/** One page of each genre, stacked; the reader chooses the one on top, with or without a script. */
export function SpecimenBook() {
  const group = useId();
  return (
    <Figure>
      <Index>
        <VisuallyHidden as="legend">{words.choose}</VisuallyHidden>
        {GENRES.map((genre) => (
          <Thumb key={genre} data-genre={genre}>
            <input type="radio" name={group} value={genre} defaultChecked={genre === DEFAULT_GENRE} />
            {GENRE_NAMES[genre]}
          </Thumb>
        ))}
      </Index>
      <Pages>
        {GENRES.map((genre) => (
          <SpecimenPage key={genre} genre={genre} specimen={SPECIMENS[genre]} />
        ))}
      </Pages>
      <Caption>{words.caption}</Caption>
    </Figure>
  );
}

const { borderWidth, color, duration, easing, fontSize, fontWeight, layout, media, size, space } = theme;

/* The pages of the other genres; hidden pages are hidden from screen readers, too. */
const pagesBelow = GENRES.map(
  (genre) => css`
    &:has(input[value='${genre}']:not(:checked)) article[data-genre='${genre}'] {
      visibility: hidden;
      opacity: 0;
    }
  `,
);

const Figure = styled.figure`
  ${pagesBelow}

  inline-size: 100%;
  max-inline-size: ${layout.specimen};
  min-inline-size: 0;
  margin-inline: auto;
`;

const Index = styled.fieldset`
  display: flex;
  justify-content: space-between;
  padding-inline: ${space.xs};

  ${media.tablet} {
    padding-inline: ${space.xl};
  }
`;

const Thumb = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  min-block-size: ${size.touch};
  border-block-end: ${borderWidth.strong} solid transparent;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.medium};
  cursor: pointer;
  transition: color ${duration.quick} ${easing.out};

  /* The whole label is the target; the line below it shows the choice. */
  & > input {
    position: absolute;
    inset: 0 calc(-1 * ${space['2xs']});
    outline-offset: calc(-1 * ${borderWidth.strong});
    appearance: none;
    cursor: pointer;
  }

  &:has(:checked) {
    border-block-end-color: ${color.accent};
    color: ${color.accentText};
  }

  ${media.hover} {
    &:hover {
      color: ${color.accentText};
    }
  }

  ${media.forcedColors} {
    &:has(:checked) {
      border-block-end-color: Highlight;
    }
  }
`;

const Pages = styled.div`
  display: grid;
`;

const Caption = styled.figcaption`
  margin-block-start: ${space.lg};
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
  text-align: center;
  text-wrap: balance;
`;
