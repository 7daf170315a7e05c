import { theme } from '@storyloom/shared/theme';
import { Cluster } from '@storyloom/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

/** The head of a section of the home page: heading, one sentence, and a link. */
export function SectionHeading({ id, title, text, action }: Props) {
  return (
    <Root $align="flex-end" $justify="space-between">
      <div>
        <Title id={id}>{title}</Title>
        <Text>{text}</Text>
      </div>
      {action}
    </Root>
  );
}

const { color, fontSize, fontWeight, space } = theme;

const Root = styled(Cluster)`
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
