import { styled } from 'styled-components';
import { theme } from '@storyloom/shared/theme';

const { borderWidth, color, duration, easing, fontSize, fontWeight, media, mix, radius, size, space } = theme;

export const Root = styled.div`
  min-inline-size: 0;
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.md};
`;

export const Label = styled.span`
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.medium};
`;

export const Value = styled.span`
  color: ${color.accentText};
  font-weight: ${fontWeight.medium};
  font-variant-numeric: tabular-nums;
`;

export const Control = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  block-size: ${size.touch};
  touch-action: pan-y;
  cursor: pointer;

  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

export const Track = styled.span`
  position: relative;
  flex: 1;
  block-size: ${size.track};
  border-radius: ${radius.pill};
  background: color-mix(in oklab, ${color.borderStrong} ${mix.medium}, ${color.surface});

  ${media.forcedColors} {
    background: CanvasText;
  }
`;

export const Range = styled.span`
  position: absolute;
  inline-size: calc(var(--part) * 100%);
  block-size: 100%;
  border-radius: inherit;
  background: ${color.accent};

  ${media.forcedColors} {
    background: Highlight;
  }
`;

/* Within the ends of the track. */
export const ThumbPlace = styled.span`
  position: absolute;
  inset-inline-start: calc(var(--part) * (100% - ${size.thumb}));
`;

export const Thumb = styled.span`
  display: block;
  inline-size: ${size.thumb};
  block-size: ${size.thumb};
  border: ${borderWidth.strong} solid ${color.accent};
  border-radius: ${radius.pill};
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadowCard};
  transition: background-color ${duration.quick} ${easing.out};

  &:focus-visible {
    border-radius: ${radius.pill};
  }

  &:active {
    background: ${color.accentSurface};
  }
`;

export const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block-start: calc(-1 * ${space.xs});
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
`;

export const Hint = styled.p`
  margin-block-start: ${space['2xs']};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;
