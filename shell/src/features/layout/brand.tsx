import { theme } from '@storyloom/shared/theme';
import { fingerHigh } from '@storyloom/shared/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { BrandMark } from './brand-mark.tsx';
import { strings } from './strings.ts';

/** Mark and name, which lead home. */
export function Brand({ to }: { readonly to: string }) {
  return (
    <Name to={to}>
      <BrandMark />
      <span>{strings.brand}</span>
    </Name>
  );
}

const { color, font, fontSize, fontWeight, letterSpacing, space } = theme;

const Name = styled(Link)`
  display: inline-flex;
  flex-shrink: 1;
  align-items: center;
  min-inline-size: 0;
  gap: ${space.xs};
  margin-inline-end: auto;
  color: ${color.text};
  font-family: ${font.serif};
  font-size: ${fontSize.xl};
  font-weight: ${fontWeight.semibold};
  letter-spacing: ${letterSpacing.display};
  text-decoration: none;
  white-space: nowrap;
  ${fingerHigh}

  /* Only where the letters are very large. */
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
