import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Control, Ends, Hint, Label, Range, Root, Thumb, ThumbPlace, Top, Track, Value } from './slider-styles.ts';
import { fitted, valueAfterKey } from './slider-values.ts';

export interface SliderProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onValueChange: (value: number) => void;
  /** The text of a value, shown and read out, such as "1,500 words". */
  readonly formatValue?: ((value: number) => string) | undefined;
  readonly disabled?: boolean | undefined;
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
  formatValue = String,
  disabled = false,
}: SliderProps) {
  const id = useId();
  const control = useRef<HTMLSpanElement>(null);
  const thumb = useRef<HTMLSpanElement>(null);
  const range = { min, max, step };

  useLayoutEffect(() => {
    // Not an attribute: the page's policy refuses those of a page that is written before.
    control.current?.style.setProperty('--part', String((value - min) / (max - min)));
  }, [value, min, max]);

  function change(next: number) {
    if (!disabled && next !== value) onValueChange(next);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const next = valueAfterKey(event, value, range);
    if (next === undefined) return;
    event.preventDefault();
    change(next);
  }

  function changeTo({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    change(fitted(min + ((clientX - left) / width) * (max - min), range));
  }

  function handlePointerDown(event: PointerEvent) {
    if (disabled || event.button !== 0) return;
    // Neither a selection of text nor another focus.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    thumb.current?.focus();
    changeTo(event);
  }

  function handlePointerMove(event: PointerEvent) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) changeTo(event);
  }

  return (
    <Root>
      <Top>
        <Label id={`${id}-label`}>{label}</Label>
        <Value>{formatValue(value)}</Value>
      </Top>
      <Control
        ref={control}
        aria-disabled={disabled || undefined}
        data-disabled={disabled ? '' : undefined}
        onPointerDown={handlePointerDown}
        onPointerMove={handlePointerMove}
      >
        <Track>
          <Range />
        </Track>
        <ThumbPlace>
          <Thumb
            ref={thumb}
            role="slider"
            tabIndex={disabled ? undefined : 0}
            aria-orientation="horizontal"
            aria-disabled={disabled || undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={value}
            aria-valuetext={formatValue(value)}
            aria-labelledby={`${id}-label`}
            {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}
            onKeyDown={handleKeyDown}
          />
        </ThumbPlace>
      </Control>
      <Ends aria-hidden>
        <span>{formatValue(min)}</span>
        <span>{formatValue(max)}</span>
      </Ends>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Root>
  );
}
