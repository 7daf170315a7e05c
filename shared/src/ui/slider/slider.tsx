import { Slider as RadixSlider } from 'radix-ui';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { theme } from '@storyloom/shared/theme';

export interface SliderProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onValueChange: (value: number) => void;
  /** Called once, on release. */
  readonly onValueCommit?: ((value: number) => void) | undefined;
  /** The text of a value, shown and read out, such as "1,500 words". */
  readonly formatValue?: ((value: number) => string) | undefined;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** The thumb, which gets the focus. */
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

/** A number within limits, chosen by dragging or with the arrow keys. */
export function Slider({
  label,
  hint,
  value,
  min,
  max,
  step,
  onValueChange,
  onValueCommit,
  formatValue = String,
  name,
  disabled = false,
  ref,
}: SliderProps) {
  const id = useId();
  return (
    <Root>
      <Top>
        <Label id={`${id}-label`}>{label}</Label>
        <Value>{formatValue(value)}</Value>
      </Top>
      <Control
        {...{ min, max, step, disabled }}
        {...(name !== undefined && { name })}
        value={[value]}
        onValueChange={([next = value]) => onValueChange(next)}
        onValueCommit={([next = value]) => onValueCommit?.(next)}
      >
        <Track>
          <Range />
        </Track>
        <Thumb
          {...(ref !== undefined && { ref })}
          aria-labelledby={`${id}-label`}
          aria-valuetext={formatValue(value)}
          {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}
        />
      </Control>
      <Ends aria-hidden>
        <span>{formatValue(min)}</span>
        <span>{formatValue(max)}</span>
      </Ends>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Root>
  );
}

const { borderWidth, color, duration, easing, fontSize, fontWeight, media, mix, radius, size, space } = theme;

const Root = styled.div`
  min-inline-size: 0;
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.md};
`;

const Label = styled.span`
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.medium};
`;

const Value = styled.span`
  color: ${color.accentText};
  font-weight: ${fontWeight.medium};
  font-variant-numeric: tabular-nums;
`;

const Control = styled(RadixSlider.Root)`
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

const Track = styled(RadixSlider.Track)`
  position: relative;
  flex: 1;
  block-size: ${size.track};
  border-radius: ${radius.pill};
  background: color-mix(in oklab, ${color.borderStrong} ${mix.medium}, ${color.surface});

  ${media.forcedColors} {
    background: CanvasText;
  }
`;

const Range = styled(RadixSlider.Range)`
  position: absolute;
  block-size: 100%;
  border-radius: inherit;
  background: ${color.accent};

  ${media.forcedColors} {
    background: Highlight;
  }
`;

const Thumb = styled(RadixSlider.Thumb)`
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

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block-start: calc(-1 * ${space.xs});
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
`;

const Hint = styled.p`
  margin-block-start: ${space['2xs']};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;
