import type { Genre } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { css, styled } from 'styled-components';
import { type Layer, PLATE_SIZE, PLATES } from '../model/plates.ts';

/** A genre's engraving in the accent of the `[data-genre]` around it. Decorative. */
export function GenrePlate({ genre }: { readonly genre: Genre }) {
  return (
    <Sheet viewBox={`0 0 ${PLATE_SIZE.width} ${PLATE_SIZE.height}`} aria-hidden focusable="false">
      {PLATES[genre].map(({ kind, d }, index) => (
        <Impression
          key={index}
          d={d}
          $kind={kind}
          // The colour block is a little out of register, as on a hand press.
          {...(kind === 'tint' && { transform: 'translate(4 3)' })}
        />
      ))}
    </Sheet>
  );
}

const { color, mix } = theme;

const Sheet = styled.svg`
  inline-size: 100%;
  block-size: auto;
  color: ${color.accent};
`;

const pen = css`
  stroke: currentcolor;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const inks = {
  tint: css`
    fill: color-mix(in oklab, currentcolor ${mix.faint}, transparent);
  `,
  solid: css`
    ${pen}
    fill: ${color.accentSurface};
    stroke-width: 1.4;
  `,
  line: css`
    ${pen}
    fill: none;
    stroke-width: 1.4;
  `,
  fine: css`
    ${pen}
    fill: none;
    stroke-width: 0.7;
  `,
} as const;

const Impression = styled.path<{ $kind: Layer['kind'] }>`
  ${({ $kind }) => inks[$kind]}
`;
