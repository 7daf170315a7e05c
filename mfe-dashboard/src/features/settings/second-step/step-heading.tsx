import { theme } from '@storyloom/shared/theme';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** Receives the focus when a step of the card is shown in place of what had it. */
export function StepHeading({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The user may have gone on elsewhere until the answer that leads to the step.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
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
