import { theme } from '@storyloom/shared/theme';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** The id for links; the browser opens the details element that contains the target. */
  readonly id: string;
  readonly title: ReactNode;
  /** Opens the answer while true; an answer that the reader opened stays open. */
  readonly opened?: boolean;
  readonly children: ReactNode;
}

/** A question that unfolds its answer, with or without a script; the browser's search finds folded text, too. */
export function Question({ id, title, opened = false, children }: Props) {
  const root = useRef<HTMLDetailsElement>(null);
  const isOurs = useRef(false);
  useEffect(() => {
    const details = root.current;
    if (!details || (opened ? details.open : !isOurs.current)) return;
    details.open = opened;
    isOurs.current = opened;
  }, [opened]);
  return (
    <Root ref={root}>
      <Summary>
        <h3>{title}</h3>
        <ChevronDown aria-hidden />
      </Summary>
      <Answer id={id}>{children}</Answer>
    </Root>
  );
}

/** Questions below each other, with a hairline between them. */
export const Questions = styled.div`
  border-block-end: ${theme.borderWidth.hairline} solid ${theme.color.border};
`;

const { borderWidth, color, duration, easing, fontSize, fontWeight, layout, letterSpacing, media, size, space } = theme;

const Root = styled.details`
  border-block-start: ${borderWidth.hairline} solid ${color.border};
`;

const Summary = styled.summary`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.md};
  padding-block: ${space.md};
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  & > h3 {
    min-inline-size: 0;
    font-size: ${fontSize.lg};
    font-weight: ${fontWeight.medium};
    letter-spacing: ${letterSpacing.normal};
    text-wrap: pretty;
  }

  & > svg {
    flex: none;
    align-self: center;
    inline-size: ${size.icon};
    block-size: ${size.icon};
    color: ${color.textMuted};
    transition: rotate ${duration.quick} ${easing.out};
  }

  details[open] > & > svg {
    rotate: 180deg;
  }

  ${media.hover} {
    &:hover > h3 {
      color: ${color.accentText};
    }
  }
`;

/* When a link leads to the answer, the question above it stays in view. */
const Answer = styled.div`
  display: grid;
  gap: ${space.sm};
  max-inline-size: ${layout.reader};
  padding-block-end: ${space.lg};
  scroll-margin-block-start: ${space['3xl']};
`;
