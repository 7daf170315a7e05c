import { theme } from '@storyloom/shared/theme';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';

/** Our values, set like an index: each with an explanation. */
export function Values() {
  return (
    <dl>
      {strings.values.items.map(({ title, text }) => (
        <Row key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </Row>
      ))}
    </dl>
  );
}

const { borderWidth, color, font, fontSize, fontWeight, layout, media, space } = theme;

const Row = styled.div`
  display: grid;
  gap: ${space['2xs']} ${space.xl};
  padding-block: ${space.md};
  border-block-start: ${borderWidth.hairline} solid ${color.border};

  & > dt {
    font-family: ${font.serif};
    font-size: ${fontSize.xl};
    font-weight: ${fontWeight.medium};
  }

  & > dd {
    max-inline-size: ${layout.lead};
    color: ${color.textMuted};
  }

  ${media.tablet} {
    grid-template-columns: 1fr 2fr;
    align-items: baseline;
  }
`;
