import { theme } from '@storyloom/shared/theme';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';

/** A bookplate without a name yet. Decorative. */
export function Bookplate() {
  return (
    <Label aria-hidden>
      <Ornament viewBox="0 0 96 56" focusable="false">
        <path d="M48 14C38 6 24 5 10 8V46C24 43 38 44 48 52C58 44 72 43 86 46V8C72 5 58 6 48 14ZM48 14V52" />
        <path d="M17 17q12 -2 24 4M17 25q12 -2 24 4M17 33q12 -2 24 4M79 17q-12 -2 -24 4M79 25q-12 -2 -24 4M79 33q-8 -1 -14 1" />
      </Ornament>
      <Words>{strings.signUp.bookplate}</Words>
      <Line />
    </Label>
  );
}

const { borderWidth, color, font, fontSize, layout, space } = theme;

const Label = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.md};
  inline-size: ${layout.bookplate};
  max-inline-size: 100%;
  padding: ${space.xl} ${space.lg};
  border: ${borderWidth.hairline} solid ${color.accent};
  outline: ${borderWidth.strong} solid ${color.accent};
  outline-offset: ${space['2xs']};
  background: ${color.surfaceRaised};
  color: ${color.accentText};
`;

const Ornament = styled.svg`
  inline-size: ${layout.tile};
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const Words = styled.span`
  font-family: ${font.serif};
  font-size: ${fontSize.lg};
  font-style: italic;
`;

const Line = styled.span`
  inline-size: 100%;
  block-size: ${space.lg};
  border-block-end: ${borderWidth.hairline} solid currentcolor;
`;
