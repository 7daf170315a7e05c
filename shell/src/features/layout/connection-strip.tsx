import { theme } from '@storyloom/shared/theme';
import { createGlobalStyle, styled } from 'styled-components';
import { strings } from './strings.ts';
import type { useConnection } from './use-online.ts';

const WORDS = { online: '', offline: strings.offline, back: strings.online } as const;

/** Hangs below the header while the connection is away, and says for a moment that it is back. */
export function ConnectionStrip({ connection }: { readonly connection: ReturnType<typeof useConnection> }) {
  const words = WORDS[connection];
  return (
    <>
      {words && <RoomForStrip />}
      <div role="status">{words && <Strip>{words}</Strip>}</div>
    </>
  );
}

const { color, fontSize, layout, media, space } = theme;

/** What is scrolled to, focused, or stuck below the header stays clear of the strip as well. */
const RoomForStrip = createGlobalStyle`
  html {
    --page-top: calc(${layout.headerHeight} + ${space['2xl']});

    ${media.roomy} {
      scroll-padding-block-start: calc(${layout.headerHeight} + ${space['3xl']});
    }
  }
`;

const Strip = styled.p`
  padding: ${space.xs} ${layout.gutter};
  border-block-start: ${theme.borderWidth.hairline} solid ${color.border};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  text-align: center;
`;
