import type { ReactNode } from 'react';
import { Link as RouterLink } from '../facade/router.ts';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

const { borderWidth, color, fontSize, media, radius, size, space } = theme;

/** A raised surface. Choose the element with `as`; `data-genre` gives it a genre's accent. */
export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.sm};
  min-inline-size: 0;
  padding: ${space.lg};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadowCard};
  overflow-wrap: anywhere;
  break-inside: avoid;
`;

export interface CardTitleProps {
  readonly children: ReactNode;
  /** Its level in the page's outline. */
  readonly level?: 2 | 3 | 4 | undefined;
  /** Makes the title a link, and the whole card its target. */
  readonly to?: string | undefined;
}

/** A card's heading. */
export function CardTitle({ children, level = 3, to }: CardTitleProps) {
  return <Title as={`h${level}`}>{to === undefined ? children : <CardLink to={to}>{children}</CardLink>}</Title>;
}

/** The row of actions at the bottom of a card; it stays at the bottom when cards in a row differ in height. */
export const CardActions = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  margin-block-start: auto;
  padding-block-start: ${space.xs};
`;

const Title = styled.h3`
  font-size: ${fontSize.xl};
`;

/** A link in a heading that covers the whole card. Actions are positioned above it. */
export const CardLink = styled(RouterLink)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.lg};
  }

  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: from-font;
      text-underline-offset: ${size.underlineOffset};
    }
  }
`;
