import type { ReactNode, Ref } from 'react';
import { Link as RouterLink } from '../facade/router.ts';
import type { LinkProps } from '../facade/router.ts';
import { styled } from 'styled-components';
import { buttonStyles } from './button-styles.ts';
import type { ButtonSize, ButtonStyleProps, ButtonVariant } from './button-styles.ts';

export interface ButtonLinkProps extends LinkProps {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A router link that looks like a button: for navigation, while `Button` is for actions. */
export function ButtonLink({
  variant = 'secondary',
  size = 'md',
  block = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <StyledLink {...rest} $variant={variant} $size={size} $block={block}>
      {icon}
      {children}
    </StyledLink>
  );
}

const StyledLink = styled(RouterLink)<ButtonStyleProps>`
  ${buttonStyles}
`;
