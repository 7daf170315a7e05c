import type { Layer } from '@storyloom/shared/cover/engraving';
import { theme } from '@storyloom/shared/theme';
import type { SVGProps } from 'react';
import { styled } from 'styled-components';

interface Props extends Pick<SVGProps<SVGSVGElement>, 'viewBox' | 'className'> {
  /** With `transform` as in SVG. */
  readonly layers: readonly (Layer & { readonly transform?: string })[];
}

/** A drawing in the accent of the `[data-genre]` around it. The caller styles the width of its strokes. Decorative. */
export function Engraving({ layers, ...sheet }: Props) {
  return (
    <Sheet {...sheet} aria-hidden focusable="false">
      {layers.map(({ kind, ...path }, index) => (
        <path key={index} className={kind} {...path} />
      ))}
    </Sheet>
  );
}

const { color, mix } = theme;

const Sheet = styled.svg`
  inline-size: 100%;
  color: ${color.accent};
  fill: none;
  stroke: currentcolor;
  stroke-linecap: round;
  stroke-linejoin: round;

  & > .tint {
    fill: color-mix(in oklab, currentcolor ${mix.faint}, transparent);
    stroke: none;
  }

  & > .solid {
    fill: ${color.accentSurface};
  }
`;
