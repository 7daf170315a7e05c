import { theme } from '@storyloom/shared/theme';
import { styled } from 'styled-components';
import type { AuthorId } from '../../model/team.ts';
import { PORTRAIT_SIZE, PORTRAITS } from './portraits.ts';

interface Props {
  readonly id: AuthorId;
  readonly size?: 'sm' | 'md' | 'lg';
}

/**
 * A drawn portrait of an author. Decorative: the name is beside it. It keeps the colours of the light theme on a dark page,
 * where its shadows would otherwise be light.
 */
export function AuthorAvatar({ id, size = 'md' }: Props) {
  const { accent, ground, layers } = PORTRAITS[id];
  return (
    <Medallion
      $size={size}
      data-theme="light"
      data-genre={accent}
      viewBox={`0 0 ${PORTRAIT_SIZE} ${PORTRAIT_SIZE}`}
      aria-hidden
      focusable="false"
    >
      <path className="ground" d={ground} />
      {layers.map(({ kind, d }) => (
        <path key={d} className={kind} d={d} />
      ))}
    </Medallion>
  );
}

const { borderWidth, color, layout, mix, radius, size: sizes } = theme;

const DIAMETERS = { sm: sizes.controlLarge, md: layout.tile, lg: layout.cover } as const;

const Medallion = styled.svg<{ readonly $size: keyof typeof DIAMETERS }>`
  flex: none;
  inline-size: ${({ $size }) => DIAMETERS[$size]};
  block-size: ${({ $size }) => DIAMETERS[$size]};
  overflow: clip;
  border: ${borderWidth.strong} solid ${color.accent};
  border-radius: ${radius.pill};
  background: ${color.accentSurface};
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;

  & > .ground {
    stroke: color-mix(in oklab, ${color.accent} ${mix.faint}, transparent);
  }

  & > .ink {
    fill: ${color.accent};
  }

  & > .paper {
    fill: ${color.surfaceRaised};
    stroke: ${color.accent};
    stroke-width: 2;
  }

  & > :is(.line, .light) {
    stroke-width: 3;
  }

  & > .line {
    stroke: ${color.accentText};
  }

  & > .light {
    stroke: ${color.onAccent};
  }
`;
