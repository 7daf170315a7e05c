import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface EmptyStateProps {
  readonly title: ReactNode;
  /** What would be here, and how to get it. */
  readonly children?: ReactNode;
  /** The next action. */
  readonly action?: ReactNode;
  /** Decorative. */
  readonly icon?: ReactNode;
  readonly level?: 2 | 3 | undefined;
}

/** Shown in place of an empty list. */
export function EmptyState({ title, children, action, icon, level = 2 }: EmptyStateProps) {
  return (
    <Root>
      {icon !== undefined && <IconPlace aria-hidden>{icon}</IconPlace>}
      <Title as={`h${level}`}>{title}</Title>
      {children !== undefined && <Text>{children}</Text>}
      {action !== undefined && <Action>{action}</Action>}
    </Root>
  );
}

const { borderWidth, color, fontSize, layout, radius, space } = theme;

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.xs};
  padding: ${space['2xl']} ${space.lg};
  border: ${borderWidth.hairline} dashed ${color.border};
  border-radius: ${radius.lg};
  text-align: center;
`;

const IconPlace = styled.span`
  margin-block-end: ${space['2xs']};
  color: ${color.textMuted};

  & > svg {
    inline-size: ${space.xl};
    block-size: ${space.xl};
    stroke-width: 1.25;
  }
`;

const Title = styled.h2`
  font-size: ${fontSize.xl};
`;

const Text = styled.div`
  max-inline-size: ${layout.caption};
  color: ${color.textMuted};
  text-wrap: balance;
`;

const Action = styled.div`
  margin-block-start: ${space.sm};
`;
