import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { controlStyles } from './control-styles.ts';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'>, FieldTexts {
  readonly options: readonly SelectOption[];
}

/** A choice between a few options with the native list, which is best on phones. */
export function Select({ id, label, labelHidden, hint, error, optional, options, ...select }: SelectProps) {
  return (
    <Field {...{ id, label, labelHidden, hint, error, optional }}>
      {(control) => (
        <Box>
          <NativeSelect {...select} {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </NativeSelect>
          <Chevron aria-hidden />
        </Box>
      )}
    </Field>
  );
}

const { color, size, space } = theme;

const Box = styled.div`
  position: relative;
`;

const NativeSelect = styled.select`
  ${controlStyles}
  padding-inline-end: calc(${space.sm} + ${size.icon} + ${space.xs});
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;
`;

const Chevron = styled(ChevronDown)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${space.sm};
  inline-size: ${size.icon};
  block-size: ${size.icon};
  margin-block: auto;
  color: ${color.textMuted};
  pointer-events: none;
`;
