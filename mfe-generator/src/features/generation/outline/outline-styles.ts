import { theme } from '@storyloom/shared/theme';
import { styled } from 'styled-components';

const { color, fontSize, fontWeight, lineHeight, media, space } = theme;

export const OutlineForm = styled.form``;

export const Fields = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Head = styled.div`
  display: grid;
  gap: ${space['2xs']};

  & > h2 {
    justify-self: start;
    font-size: ${fontSize.lg};
    font-weight: ${fontWeight.medium};
  }

  & > p {
    overflow-wrap: anywhere;
  }

  /* A long prompt is only recalled. */
  & > :nth-child(2) {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

export const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.snug};
`;

export const Chapters = styled.ol`
  display: grid;
  gap: ${space.lg};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/* The title and the buttons side by side, and what happens below both. */
export const Chapter = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space.xs};

  & > :last-child {
    grid-column: 1 / -1;
  }

  ${media.phone} {
    column-gap: ${space['2xs']};
  }
`;

/* Beside the field, not beside its label. */
export const Moves = styled.div`
  display: flex;
  padding-block-start: calc(1lh + ${space['2xs']});
`;
