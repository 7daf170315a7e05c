import { theme } from '@storyloom/shared/theme';
import { Card, CardTitle } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';

/** The nine core features, numbered like chapters. */
export function CoreFeatures() {
  return (
    <Grid>
      {strings.core.cards.map(({ title, text }) => (
        <Card key={title} as="li">
          <CardTitle>{title}</CardTitle>
          <Text>{text}</Text>
        </Card>
      ))}
    </Grid>
  );
}

const { color, font, fontSize, layout, space } = theme;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${layout.card}, 100%), 1fr));
  gap: ${space.lg};
  counter-reset: feature;

  & > li {
    counter-increment: feature;
  }

  & > li::before {
    content: counter(feature, upper-roman) / '';
    color: ${color.accentText};
    font-family: ${font.serif};
    font-size: ${fontSize.lg};
    font-style: italic;
  }
`;

const Text = styled.p`
  color: ${color.textMuted};
`;
