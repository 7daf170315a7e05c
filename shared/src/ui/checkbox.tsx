import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { choiceBoxStyles } from './choice-box.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/** A native checkbox with its label; the whole line is the target. */
export function Checkbox({ label, hint, ...input }: CheckboxProps) {
  const hintId = useId();
  return (
    <Root>
      <Line>
        <Box {...input} type="checkbox" {...(hint !== undefined && { 'aria-describedby': hintId })} />
        <span>{label}</span>
      </Line>
      {hint !== undefined && <Hint id={hintId}>{hint}</Hint>}
    </Root>
  );
}

const { color, fontSize, media, size, space } = theme;

const Root = styled.div``;

const Line = styled.label`
  display: flex;
  gap: ${space.sm};
  padding-block: ${space['2xs']};
  inline-size: fit-content;
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.textMuted};
    cursor: not-allowed;
  }

  ${media.touch} {
    padding-block: calc((${size.touch} - 1lh) / 2);
  }
`;

const Box = styled.input`
  ${choiceBoxStyles}
`;

const Hint = styled.p`
  padding-inline-start: calc(${size.icon} + ${space.sm});
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;
