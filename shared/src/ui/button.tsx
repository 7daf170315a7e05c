import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonStyles } from './button-styles.ts';
import type { ButtonSize, ButtonStyleProps, ButtonVariant } from './button-styles.ts';
import { SpinnerMark } from './spinner-mark.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
  readonly icon?: ReactNode;
  /** Its action is running: it can't be pressed again, keeps the focus and shows a spinner. */
  readonly busy?: boolean | undefined;
  /** Replaces the label while busy. */
  readonly busyLabel?: string | undefined;
  /** Announced as disabled without leaving the tab order, for a button whose reason is next to it. */
  readonly focusableWhenDisabled?: boolean | undefined;
}

/** A button; `type` is `button` by default. */
export function Button({
  variant = 'secondary',
  size = 'md',
  block = false,
  icon,
  busy = false,
  busyLabel,
  focusableWhenDisabled = false,
  disabled = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const soft = busy || (disabled && focusableWhenDisabled);

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // A prevented click also stops a form's submission, by pointer and by Enter alike.
    if (soft) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <StyledButton
      {...rest}
      type={type}
      disabled={disabled && !soft}
      {...(soft && { 'aria-disabled': true })}
      {...(busy && { 'aria-busy': true })}
      onClick={handleClick}
      $variant={variant}
      $size={size}
      $block={block}
    >
      {busy ? <SpinnerMark /> : icon}
      {busy && busyLabel !== undefined ? busyLabel : children}
    </StyledButton>
  );
}

const StyledButton = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`;
