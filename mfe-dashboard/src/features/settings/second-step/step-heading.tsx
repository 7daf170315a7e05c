import { theme } from '@storyloom/shared/theme';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** Receives the focus when a step of the card is shown. */
export function StepHeading({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}

const Heading = styled.h3`
  font-size: ${theme.fontSize.md};
  font-weight: ${theme.fontWeight.medium};
`;
