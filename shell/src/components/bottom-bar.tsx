import { theme } from '@storyloom/shared/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** The bar is shown while it has a text, which is announced when it appears. */
  readonly text: ReactNode;
  /** Its buttons. */
  readonly children: ReactNode;
}

/** A bar over the bottom of the window that moves nothing on the page; in a low window, at the bottom of the page. */
export function BottomBar({ text, children }: Props) {
  return (
    <Place role="status">
      {text && (
        <Bar>
          <p>{text}</p>
          <div>{children}</div>
        </Bar>
      )}
    </Place>
  );
}

const { borderWidth, color, layout, radius, space, zIndex } = theme;

const Place = styled.div`
  display: grid;
  justify-items: center;
  pointer-events: none;

  ${theme.media.roomy} {
    position: fixed;
    z-index: ${zIndex.toast};
    inset-block-end: calc(${space.md} + env(safe-area-inset-bottom));
    inset-inline: ${space.md};
  }

  ${theme.media.print} {
    display: none;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space.xs} ${space.sm};
  max-inline-size: ${layout.narrow};
  padding: ${space.sm} ${space.sm} ${space.sm} ${space.lg};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadowFloating};
  pointer-events: auto;

  & > p {
    flex: 1 1 ${layout.message};
  }
`;
