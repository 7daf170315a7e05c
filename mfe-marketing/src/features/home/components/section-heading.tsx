import { theme } from '@storyloom/shared/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

/** The head of a section of the front page: heading, one sentence, and where it leads. */
export function SectionHeading({ id, title, text, action }: Props) {
  return (
    <Root>
      <div>
        <Title id={id}>{title}</Title>
        <Text>{text}</Text>
      </div>
      {action}
    </Root>
  );
}

const { color, fontSize, fontWeight, space } = theme;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space.md} ${space.xl};
  margin-block-end: ${space.xl};
`;

const Title = styled.h2`
  font-size: ${fontSize.displayMd};
  font-weight: ${fontWeight.medium};
`;

const Text = styled.p`
  margin-block-start: ${space.xs};
  color: ${color.textMuted};
  font-size: ${fontSize.lg};
`;
