import { theme } from '@storyloom/shared/theme';
import { Button } from '@storyloom/shared/ui';
import { ArrowDown } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { isWhole, type StoryVersion } from '../model/story-version.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly version: Pick<StoryVersion, 'ending' | 'saved'>;
  /** Scrolls to the end of the story. */
  readonly onGo: () => void;
  /** Called when the bar disappears while it has the focus. */
  readonly onGone: () => void;
}

/**
 * Replaces the action bar at the foot of the window when a story has ended out of view. Not announced, since the page's status
 * says how the story ended.
 */
export function FinishedBar({ version, onGo, onGone }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onGone);
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (element?.contains(document.activeElement)) leave();
    };
  }, []);
  return (
    <Bar ref={bar}>
      <span>{strings.over(isWhole(version), version.saved)}</span>
      <Button icon={<ArrowDown aria-hidden />} onClick={onGo}>
        {strings.goToEnd}
      </Button>
    </Bar>
  );
}

const { borderWidth, color, fontSize, layout, media, radius, size, space, zIndex } = theme;

const Bar = styled.div`
  position: fixed;
  z-index: ${zIndex.raised};
  inset: auto 0 calc(${space.md} + env(safe-area-inset-bottom));
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
  box-sizing: border-box;
  inline-size: fit-content;
  margin-inline: auto;
  padding: ${space['2xs']} ${space['2xs']} ${space['2xs']} ${space.lg};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.pill};
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadowFloating};
  font-size: ${fontSize.sm};

  & > button {
    flex: none;
    border-radius: ${radius.pill};
  }

  ${media.phone} {
    inset: auto 0 0;
    inline-size: auto;
    min-block-size: calc(${size.controlLarge} + 2 * ${space.xs});
    padding: ${space.xs} ${layout.gutter} calc(${space.xs} + env(safe-area-inset-bottom));
    border-width: ${borderWidth.hairline} 0 0;
    border-radius: 0;
    background: ${color.surface};
    box-shadow: none;
  }

  ${media.short} {
    min-block-size: 0;
    padding-block: ${space['3xs']};
  }

  ${media.print} {
    display: none;
  }
`;
