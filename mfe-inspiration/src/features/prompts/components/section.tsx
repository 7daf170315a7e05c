import { theme } from '@storyloom/shared/theme';
import { type ReactNode, type Ref, useId } from 'react';
import { styled } from 'styled-components';

interface Props {
  readonly title: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly sectionRef?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** A section of the page below the list, with a heading. */
export function Section({ title, headingRef, sectionRef, children }: Props) {
  const id = useId();
  return (
    <Root ref={sectionRef} aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </Root>
  );
}

const { borderWidth, color, space } = theme;

const Root = styled.section`
  display: grid;
  gap: ${space.lg};
  margin-block-start: ${space['2xl']};
  padding-block-start: ${space.xl};
  border-block-start: ${borderWidth.hairline} solid ${color.border};

  /* Tabs have a line of their own, so right below them there is none. */
  &:first-child {
    padding-block-start: 0;
    margin-block-start: 0;
    border-block-start: none;
  }
`;
