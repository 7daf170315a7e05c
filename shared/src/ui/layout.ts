import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import type { SpaceName } from '../theme/tokens.ts';

interface ContainerProps {
  /** `page` for most, `narrow` for forms. A story's own measure comes from `Prose`. */
  readonly $width?: 'page' | 'narrow';
}

/** Centers its content at one of the theme's widths, with the page's gutters. */
export const Container = styled.div<ContainerProps>`
  inline-size: 100%;
  max-inline-size: calc(${({ $width = 'page' }) => theme.layout[$width]} + 2 * ${theme.layout.gutter});
  margin-inline: auto;
  padding-inline: ${theme.layout.gutter};
`;

interface FlowProps {
  readonly $gap?: SpaceName;
  readonly $align?: CSSProperties['alignItems'];
  readonly $justify?: CSSProperties['justifyContent'];
}

/** A column with even spacing. */
export const Stack = styled.div<FlowProps>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = 'stretch' }) => $align};
  justify-content: ${({ $justify = 'flex-start' }) => $justify};
  gap: ${({ $gap = 'md' }) => theme.space[$gap]};
  min-inline-size: 0;
`;

/** A row that wraps when there is no room. */
export const Cluster = styled.div<FlowProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'flex-start' }) => $justify};
  gap: ${({ $gap = 'sm' }) => theme.space[$gap]};
  min-inline-size: 0;
`;

interface CardGridProps extends Pick<FlowProps, '$gap'> {
  /** `cardWide` gives two columns on a full page instead of three. */
  readonly $min?: 'card' | 'cardWide';
}

/** Cards in as many equal columns as fit. */
export const CardGrid = styled.div<CardGridProps>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $min = 'card' }) => theme.layout[$min]}, 100%), 1fr));
  gap: ${({ $gap = 'lg' }) => theme.space[$gap]};
`;
