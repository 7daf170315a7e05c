import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '@storyloom/shared/theme';
import { Stack } from '@storyloom/shared/ui';

interface SpecimenProps {
  readonly id: string;
  readonly title: string;
  /** When to use the component. */
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** A component in all its states. */
export function Specimen({ id, title, note, children }: SpecimenProps) {
  return (
    <Section id={id} aria-labelledby={`${id}-title`}>
      <Words>
        <h2 id={`${id}-title`}>{title}</h2>
        <Note>{note}</Note>
      </Words>
      <Stack $gap="lg">{children}</Stack>
    </Section>
  );
}

interface StateProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A state below its name. */
export function State({ name, children }: StateProps) {
  return (
    <Stack $gap="xs">
      <Name>{name}</Name>
      {children}
    </Stack>
  );
}

const { borderWidth, color, fontSize, layout, letterSpacing, media, space } = theme;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  padding-block: ${space['2xl']};
  border-block-start: ${borderWidth.hairline} solid ${color.border};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
    gap: ${space['2xl']};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space.xs};
  align-content: start;
`;

const Note = styled.p`
  max-inline-size: ${layout.caption};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;

const Name = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
  letter-spacing: ${letterSpacing.label};
`;
