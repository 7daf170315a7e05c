import { theme } from '@storyloom/shared/theme';
import { type FocusEvent, type ReactNode, type Ref, useId } from 'react';
import { styled } from 'styled-components';

interface Props {
  readonly title: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly sectionRef?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** A part of the page below the list, under its own heading. */
export function Section({ title, headingRef, sectionRef, children }: Props) {
  const id = useId();
  return (
    <Root ref={sectionRef} aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={-1} onFocus={bringIntoView}>
        {title}
      </h2>
      {children}
    </Root>
  );
}

/** Where it takes the focus in place of what is gone, the page may be elsewhere by then. */
const bringIntoView = ({ currentTarget }: FocusEvent<HTMLElement>) =>
  currentTarget.scrollIntoView({ block: 'nearest', behavior: 'instant' });

const { borderWidth, color, space } = theme;

const Root = styled.section`
  display: grid;
  gap: ${space.lg};
  margin-block-start: ${space['2xl']};
  padding-block-start: ${space.xl};
  border-block-start: ${borderWidth.hairline} solid ${color.border};

  /* There is nothing to part it from: right below tabs it would be a second line under theirs. */
  &:first-child {
    padding-block-start: 0;
    margin-block-start: 0;
    border-block-start: none;
  }
`;
