import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'title' | 'aria-label' | 'aria-pressed'
> {
  /** What it does: its accessible name and tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Makes it a toggle. Keep the label the same in both states, or leave this out and change the label. */
  readonly pressed?: boolean | undefined;
}

/** A button that shows only an icon. */
export function IconButton({ label, icon, pressed, type = 'button', ...rest }: IconButtonProps) {
  return (
    <StyledButton {...rest} type={type} aria-label={label} aria-pressed={pressed}>
      {/* On the button itself, a title equal to the name would be read out a second time. */}
      <Face title={label} aria-hidden>
        {icon}
      </Face>
    </StyledButton>
  );
}

const { borderWidth, color, duration, easing, media, radius, size } = theme;

const Face = styled.span`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
`;

const StyledButton = styled.button`
  display: inline-grid;
  flex: none;
  inline-size: ${size.iconButton};
  block-size: ${size.iconButton};
  border: ${borderWidth.hairline} solid transparent;
  border-radius: ${radius.md};
  color: ${color.textMuted};
  touch-action: manipulation;
  transition:
    background-color ${duration.quick} ${easing.out},
    color ${duration.quick} ${easing.out};

  &:focus-visible {
    border-radius: ${radius.md};
  }

  &[aria-pressed='true'] {
    color: ${color.accentText};

    & svg {
      fill: currentcolor;
    }
  }

  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }

  ${media.hover} {
    &:hover:enabled {
      background: ${color.accentSurface};
      color: ${color.accentText};
    }
  }

  ${media.touch} {
    inline-size: ${size.touch};
    block-size: ${size.touch};
  }

  & svg {
    inline-size: ${size.icon};
    block-size: ${size.icon};
  }
`;
