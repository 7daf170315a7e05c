import { css } from 'styled-components';
import { theme } from '@storyloom/shared/theme';

const { borderWidth, color, fontSize, media, radius, size, space } = theme;

/** A line of a menu, whether an action, a link or a setting. */
export const menuItemStyles = css<{ readonly $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-block-size: ${size.iconButton};
  padding: ${space['2xs']} ${space.sm};
  border-radius: ${radius.sm};
  color: ${({ $danger }) => ($danger ? color.dangerText : color.text)};
  font-size: ${fontSize.md};
  text-decoration: none;
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    background: ${({ $danger }) => ($danger ? color.dangerSurface : color.accentSurface)};
    outline: none;
  }

  /* Doubled to override the rule that focus set by a script has no ring. The menu clips what overflows. */
  &&:focus-visible {
    outline: ${borderWidth.strong} solid ${color.focus};
    outline-offset: calc(-1 * ${borderWidth.strong});
  }

  &[data-disabled] {
    color: ${color.textMuted};
    cursor: not-allowed;
  }

  ${media.touch} {
    min-block-size: ${size.touch};
  }

  ${media.forcedColors} {
    &[data-highlighted],
    &&:focus-visible {
      outline: ${borderWidth.strong} solid Highlight;
      outline-offset: calc(-1 * ${borderWidth.strong});
    }
  }

  & svg {
    flex: none;
    inline-size: ${size.icon};
    block-size: ${size.icon};
  }
`;
