import { theme } from '@storyloom/shared/theme';
import { css, styled } from 'styled-components';
import { COVER_SIZE, type CoverShape, coverOf } from '../model/cover.ts';
import type { CuratedInspiration } from '../model/curated-inspiration.ts';

/** The picture of an inspiration: its own, or one drawn here. Decorative. */
export function Cover({ inspiration }: { readonly inspiration: CuratedInspiration }) {
  if (inspiration.image_url !== undefined) return <Picture src={inspiration.image_url} alt="" loading="lazy" />;
  return (
    <Drawing viewBox={`0 0 ${COVER_SIZE.width} ${COVER_SIZE.height}`} aria-hidden focusable="false">
      {coverOf(inspiration).map(({ kind, d }, index) => (
        <Shape key={index} d={d} $kind={kind} />
      ))}
    </Drawing>
  );
}

const { color, mix } = theme;

const frame = css`
  inline-size: 100%;
  aspect-ratio: ${COVER_SIZE.width} / ${COVER_SIZE.height};
  background: ${color.accentSurface};
`;

const Picture = styled.img`
  ${frame}
  object-fit: cover;
`;

const Drawing = styled.svg`
  ${frame}
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
  veil: css`
    fill: color-mix(in oklab, currentcolor ${mix.hint}, transparent);
  `,
  solid: css`
    ${pen}
    fill: ${color.accentSurface};
    stroke-width: 1.3;
  `,
  line: css`
    ${pen}
    fill: none;
    stroke-width: 1.3;
  `,
  fine: css`
    ${pen}
    fill: none;
    stroke-width: 0.6;
  `,
} as const;

const Shape = styled.path<{ $kind: CoverShape['kind'] }>`
  ${({ $kind }) => inks[$kind]}
`;
