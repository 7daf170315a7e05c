import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { controlStyles } from './control-styles.ts';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';

export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {
  /** Decorative, inside the box, before the text. */
  readonly icon?: ReactNode;
}

/** A single-line field with label, hint and error. Accepts every attribute of an input, including `ref`. */
export function TextField({ id, label, labelHidden, hint, error, optional, icon, ...input }: TextFieldProps) {
  return (
    <Field {...{ id, label, labelHidden, hint, error, optional }}>
      {(control) => (
        <Box>
          {icon !== undefined && <IconPlace aria-hidden>{icon}</IconPlace>}
          <Input {...input} {...control} $hasIcon={icon !== undefined} />
        </Box>
      )}
    </Field>
  );
}

const { color, size, space } = theme;

const Box = styled.div`
  position: relative;
`;

const IconPlace = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${space.sm};
  display: grid;
  place-items: center;
  color: ${color.textMuted};
  pointer-events: none;

  & > svg {
    inline-size: ${size.icon};
    block-size: ${size.icon};
  }
`;

const Input = styled.input<{ $hasIcon: boolean }>`
  ${controlStyles}
  padding-inline-start: ${({ $hasIcon }) => ($hasIcon ? `calc(${space.sm} + ${size.icon} + ${space.xs})` : space.sm)};

  &::-webkit-search-decoration {
    appearance: none;
  }
`;
