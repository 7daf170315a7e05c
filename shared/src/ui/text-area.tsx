import { useEffect, useId, useState } from 'react';
import type { ChangeEvent, ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { controlStyles } from './control-styles.ts';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { uiStrings } from './strings.ts';
import { VisuallyHidden } from './visually-hidden.ts';

/** From this share of the limit on, the remaining characters are announced. */
const ANNOUNCE_FROM = 0.9;
/** Announced when typing pauses, not at every letter. */
const ANNOUNCE_AFTER_MS = 800;

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {
  /** Shows a count against this limit in UTF-16 code units. Longer text is not cut off: report it through `error`. */
  readonly max?: number | undefined;
  /** Height before it grows with its text. */
  readonly minRows?: number | undefined;
}

/** A field for several lines of text that grows with its content. */
export function TextArea({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  max,
  minRows = 4,
  onChange,
  ...area
}: TextAreaProps) {
  const limitId = useId();
  const [typedLength, setTypedLength] = useState(String(area.defaultValue ?? '').length);
  const length = area.value === undefined ? typedLength : String(area.value).length;

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    setTypedLength(event.target.value.length);
    onChange?.(event);
  }

  return (
    <Field
      {...{ id, label, labelHidden, hint, error, optional }}
      describedBy={max === undefined ? undefined : limitId}
      aside={max !== undefined && <CharacterCount id={limitId} length={length} max={max} />}
    >
      {(control) => <Area {...area} {...control} rows={minRows} onChange={handleChange} $minRows={minRows} />}
    </Field>
  );
}

function CharacterCount({ id, length, max }: { readonly id: string; readonly length: number; readonly max: number }) {
  const near = length >= max * ANNOUNCE_FROM;
  const announcement = useSettled(near ? uiStrings.charactersLeft(max - length) : '', ANNOUNCE_AFTER_MS);
  return (
    <div>
      <VisuallyHidden id={id}>{uiStrings.characterLimit(max)}</VisuallyHidden>
      <Count aria-hidden $over={length > max}>
        {uiStrings.characterCount(length, max)}
      </Count>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </div>
  );
}

/** The value after it has not changed for `delay` milliseconds. */
function useSettled(value: string, delay: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}

const { color, fontWeight, layout, space } = theme;

const Area = styled.textarea<{ $minRows: number }>`
  ${controlStyles}
  field-sizing: content;
  min-block-size: calc(${({ $minRows }) => $minRows} * 1lh + 2 * ${space.xs});
  max-block-size: ${layout.tallest};
  resize: vertical;
`;

const Count = styled.span<{ $over: boolean }>`
  color: ${({ $over }) => ($over ? color.dangerText : color.textMuted)};
  font-weight: ${({ $over }) => ($over ? fontWeight.medium : fontWeight.regular)};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
