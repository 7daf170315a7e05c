import { paths } from '@storyloom/shared/contract';
import { type Genre, GENRE_NAMES, GENRES } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { ButtonLink, CardActions, CardTitle, VisuallyHidden } from '@storyloom/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';
import { GenrePlate } from './genre-plate.tsx';
import { SectionHeading } from './section-heading.tsx';

const words = strings.generators;

/** The four generators, and a link to all of them. */
export function GeneratorCards() {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={words.title}
        text={words.text}
        action={<ButtonLink to={paths.generators.href()}>{words.all}</ButtonLink>}
      />
      <Grid>
        {GENRES.map((genre) => (
          <li key={genre}>
            <GeneratorCard genre={genre} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

function GeneratorCard({ genre }: { readonly genre: Genre }) {
  return (
    <Entry data-genre={genre}>
      <Plate>
        <GenrePlate genre={genre} />
      </Plate>
      <CardTitle>{GENRE_NAMES[genre]}</CardTitle>
      <Description>{words.descriptions[genre]}</Description>
      <CardActions>
        <ButtonLink to={paths.generator.href(genre)}>
          {words.tryOne}
          <VisuallyHidden>: {GENRE_NAMES[genre]}</VisuallyHidden>
        </ButtonLink>
      </CardActions>
    </Entry>
  );
}

const { borderWidth, color, duration, easing, media, mix, space } = theme;

const Section = styled.section`
  padding-block-end: ${space['4xl']};
`;

const Grid = styled.ul`
  display: grid;
  gap: ${space.xl} ${space.lg};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }

  & > li {
    display: grid;
  }
`;

const Entry = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
`;

const Plate = styled.div`
  margin-block-end: ${space.xs};
  border: ${borderWidth.hairline} solid color-mix(in oklab, ${color.accent} ${mix.soft}, transparent);
  background: ${color.accentSurface};
  transition: border-color ${duration.quick} ${easing.out};

  ${media.hover} {
    article:hover > & {
      border-color: ${color.accent};
    }
  }
`;

const Description = styled.p`
  color: ${color.textMuted};
`;
