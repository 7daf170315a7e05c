import { theme } from '@storyloom/shared/theme';
import { VisuallyHidden } from '@storyloom/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';

/** Trial, guarantee, speed. */
export function Promises() {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        {strings.promises}
      </VisuallyHidden>
      <Row>
        {[strings.trial, strings.guarantee, strings.speed].map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Row>
    </Section>
  );
}

const { borderWidth, color, fontWeight, layout, space } = theme;

const Section = styled.section`
  padding-block: ${space.xl};
  border-block: ${borderWidth.hairline} solid ${color.border};
`;

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${layout.column}), 1fr));
  gap: ${space.lg} ${space.xl};

  & h3 {
    font-weight: ${fontWeight.medium};
  }

  & p {
    margin-block-start: ${space['2xs']};
    color: ${color.textMuted};
  }
`;
