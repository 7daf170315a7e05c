import { theme } from '@storyloom/shared/theme';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface Props {
  readonly title: string;
  /** A sentence below the title. */
  readonly text?: string;
  /** The id for links to the section. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A section of an information page, with a heading. */
export function PageSection({ title, text, id, children }: Props) {
  const headingId = useId();
  return (
    <Section id={id} aria-labelledby={headingId}>
      <Head>
        <Title id={headingId}>{title}</Title>
        {text !== undefined && <Text>{text}</Text>}
      </Head>
      {children}
    </Section>
  );
}

const { color, fontSize, fontWeight, layout, space } = theme;

const Section = styled.section`
  padding-block-end: ${space['3xl']};
`;

const Head = styled.div`
  margin-block-end: ${space.lg};
`;

const Title = styled.h2`
  font-weight: ${fontWeight.medium};
`;

const Text = styled.p`
  max-inline-size: ${layout.lead};
  margin-block-start: ${space.xs};
  color: ${color.textMuted};
  font-size: ${fontSize.lg};
`;
