import type { ComponentProps, Ref } from 'react';
import { Link as RouterLink } from '../facade/router.ts';
import type { LinkProps } from '../facade/router.ts';
import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { fingerHigh } from './finger-high.ts';

interface InternalProps extends LinkProps {
  readonly href?: never;
  readonly ref?: Ref<HTMLAnchorElement>;
}

interface ExternalProps extends ComponentProps<'a'> {
  readonly href: string;
  readonly to?: never;
}

/** `to` for a page of this site, `href` for an external address. */
export type TextLinkProps = (InternalProps | ExternalProps) & {
  /** No underline until pointed at, for lists of links such as the footer. */
  readonly plain?: boolean | undefined;
  /** Not inside a sentence: on a touch screen the target is as high as a finger. */
  readonly alone?: boolean | undefined;
};

/** A link within or beside text. */
export function TextLink({ plain = false, alone = false, ...props }: TextLinkProps) {
  if (props.href !== undefined) return <Anchor rel="noopener" {...props} $plain={plain} $alone={alone} />;
  return <InternalLink {...props} $plain={plain} $alone={alone} />;
}

interface LookProps {
  readonly $plain: boolean;
  readonly $alone: boolean;
}

const linkStyles = css<LookProps>`
  ${({ $alone }) => $alone && fingerHigh}
  color: ${({ $plain }) => ($plain ? 'inherit' : theme.color.accentText)};
  text-decoration-line: ${({ $plain }) => ($plain ? 'none' : 'underline')};
  text-decoration-thickness: from-font;
  text-decoration-color: color-mix(in oklab, currentcolor ${theme.mix.medium}, transparent);
  text-underline-offset: ${theme.size.underlineOffset};
  transition: text-decoration-color ${theme.duration.quick} ${theme.easing.out};

  ${theme.media.hover} {
    &:hover {
      text-decoration-line: underline;
      text-decoration-color: currentcolor;
    }
  }
`;

const InternalLink = styled(RouterLink)<LookProps>`
  ${linkStyles}
`;

const Anchor = styled.a<LookProps>`
  ${linkStyles}
`;
