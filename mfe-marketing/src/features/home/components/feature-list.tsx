import { theme } from '@storyloom/shared/theme';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';
import { CoverShelf, Formats, GenreChips, PromptSlip, SettingsTable } from './feature-exhibits.tsx';
import { SectionHeading } from './section-heading.tsx';

const words = strings.features;

interface Feature {
  readonly title: string;
  readonly text: string;
  readonly exhibit: ReactNode;
}

const FEATURES: readonly Feature[] = [
  { ...words.genres, exhibit: <GenreChips /> },
  { ...words.customization, exhibit: <SettingsTable /> },
  { ...words.images, exhibit: <CoverShelf /> },
  { ...words.inspiration, exhibit: <PromptSlip /> },
  { ...words.exports, exhibit: <Formats /> },
];

/** The five features, set like a table of contents: name, description and an example. */
export function FeatureList() {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <SectionHeading id={id} title={words.title} text={words.text} />
      {FEATURES.map(({ title, text, exhibit }) => (
        <Row key={title}>
          <h3>{title}</h3>
          <Text>{text}</Text>
          <div>{exhibit}</div>
        </Row>
      ))}
    </Section>
  );
}

const { borderWidth, color, layout, media, space } = theme;

const Section = styled.section`
  padding-block-end: ${space['4xl']};
`;

const Row = styled.div`
  display: grid;
  gap: ${space.sm} ${space.xl};
  padding-block: ${space.lg};
  border-block-start: ${borderWidth.hairline} solid ${color.border};

  ${media.tablet} {
    grid-template-columns: minmax(min-content, 1fr) minmax(0, 2fr);

    & > :last-child {
      grid-column: 2;
    }
  }

  ${media.desktop} {
    grid-template-columns: 1fr 1.6fr 1.4fr;
    align-items: start;
    padding-block: ${space.xl};

    & > :last-child {
      grid-column: auto;
    }
  }
`;

const Text = styled.p`
  max-inline-size: ${layout.lead};
  color: ${color.textMuted};
`;
