import { ALargeSmall } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from '@storyloom/shared/theme';
import { reading } from '@storyloom/shared/theme/reading';
import { IconButton } from '@storyloom/shared/ui';
import { ReadingChoices } from './reading-choices.tsx';
import { strings } from './strings.ts';

export interface ReaderControlsProps {
  /** The edge of the button that the panel keeps to; on phones it lies at the foot of the screen. */
  readonly align?: 'start' | 'end' | undefined;
}

/** A button that opens the reading settings. The story behind the panel follows while one chooses. */
export function ReaderControls({ align = 'end' }: ReaderControlsProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return;
    function handlePointerDown({ target }: PointerEvent) {
      if (target instanceof Node && root.current?.contains(target) === false) setOpen(false);
    }
    document.addEventListener('pointerdown', handlePointerDown);
    return () => document.removeEventListener('pointerdown', handlePointerDown);
  }, [open]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  }

  function handleBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    <Root ref={root} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <IconButton
        ref={button}
        label={strings.settings}
        icon={<ALargeSmall aria-hidden />}
        aria-expanded={open}
        {...(open && { 'aria-controls': panelId })}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Panel id={panelId} role="group" aria-label={strings.settings} $align={align}>
          <ReadingChoices />
        </Panel>
      )}
    </Root>
  );
}

const { borderWidth, color, media, radius, space, zIndex } = theme;

const Root = styled.div`
  position: relative;
  inline-size: fit-content;

  ${media.print} {
    display: none;
  }
`;

/* Near the thumb on phones, with the text above it in sight. */
const Panel = styled.div<{ $align: 'start' | 'end' }>`
  position: fixed;
  z-index: ${zIndex.menu};
  inset: auto 0 0;
  max-block-size: 100%;
  overflow-y: auto;
  padding: ${space.md} ${space.md} calc(${space.md} + env(safe-area-inset-bottom));
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.lg} ${radius.lg} 0 0;
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadowFloating};

  ${media.tablet} {
    position: absolute;
    inset: calc(100% + ${space['2xs']}) ${({ $align }) => ($align === 'end' ? '0 auto auto' : 'auto auto 0')};
    inline-size: ${reading.panel};
    max-block-size: none;
    padding: ${space.md};
    border-radius: ${radius.lg};
  }
`;
