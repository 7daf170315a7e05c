import { theme } from '@storyloom/shared/theme';
import { Card, CardTitle } from '@storyloom/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** A card of the settings. */
export function SettingsCard({ title, text, children }: Props) {
  return (
    <Card as="section" aria-label={title}>
      <CardTitle level={2}>{title}</CardTitle>
      <Text>{text}</Text>
      {children}
    </Card>
  );
}

const Text = styled.p`
  color: ${theme.color.textMuted};
`;
