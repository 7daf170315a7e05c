import { ALargeSmall } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from '@storyloom/shared/theme';
import { reading } from '@storyloom/shared/theme/reading';
import { Button, IconButton } from '@storyloom/shared/ui';
import { ReadingChoices } from './reading-choices.tsx';
import { strings } from './strings.ts';
import { useLookingBack } from './use-looking-back.ts';
import { useReadingPlace } from './use-reading-place.ts';

/** Escape, or Shift+Tab from the first choice to the button, which the panel may cover. */
function leaves({ key, shiftKey, target, currentTarget }: KeyboardEvent): boolean {
  if (key !== 'Tab' || !shiftKey) return key === 'Escape';
  return target instanceof Element && target.closest('fieldset') === currentTarget.querySelector('fieldset');
}

interface Props {
  /** There is a row of buttons at the bottom of a phone's window. */
  readonly footTaken?: boolean;
}

/**
 * A button that opens the reading settings, which apply to the story behind the panel at once. On touch screens, which have no key
 * to get to the top, it appears in a corner of the window when the user scrolls back up, and disappears when they read on.
 */
export function ReaderControls({ footTaken = false }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const isLookingBack = useLookingBack(root);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const place = useReadingPlace(open, panel);

  useEffect(() => {
    if (!open) return;
    root.current?.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true });
    function handlePointerDown({ target }: PointerEvent) {
      if (target instanceof Node && root.current?.contains(target) === false) setOpen(false);
    }
    document.addEventListener('pointerdown', handlePointerDown);
    return () => document.removeEventListener('pointerdown', handlePointerDown);
  }, [open]);

  function close() {
    place.goBack();
    setOpen(false);
    // The button may be far above what is being read.
    button.current?.focus({ preventScroll: true });
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!open || !leaves(event)) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  }

  function handleBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    <Root ref={root} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <Handle data-away={isLookingBack || undefined} data-foot={footTaken ? 'taken' : undefined}>
        <IconButton
          ref={button}
          label={strings.settings}
          icon={<ALargeSmall aria-hidden />}
          aria-expanded={open}
          {...(open && { 'aria-controls': panelId })}
          onClick={() => (open ? close() : setOpen(true))}
        />
      </Handle>
      {open && (
        // A press between the choices puts the focus here, not on what surrounds the story.
        <Panel
          ref={panel}
          id={panelId}
          role="group"
          aria-label={strings.settings}
          tabIndex={-1}
          onChangeCapture={place.hold}
        >
          <ReadingChoices />
          <Way>
            <Button block onClick={close}>
              {strings.done}
            </Button>
          </Way>
        </Panel>
      )}
    </Root>
  );
}

const { borderWidth, color, fontSize, layout, media, radius, size, space, zIndex } = theme;

const Root = styled.div`
  inline-size: fit-content;
  /* Reserves the button's place while it is elsewhere, so that nothing moves. */
  min-inline-size: ${size.iconButton};
  min-block-size: ${size.iconButton};

  ${media.print} {
    display: none;
  }
`;

const Handle = styled.div`
  ${media.touch} {
    &[data-away] {
      position: fixed;
      z-index: ${zIndex.raised};
      inset: auto ${space.md} calc(${space.md} + env(safe-area-inset-bottom)) auto;
      border: ${borderWidth.hairline} solid ${color.border};
      border-radius: ${radius.pill};
      background: ${color.surfaceRaised};
      box-shadow: ${color.shadowFloating};
    }

    ${media.phone} {
      &[data-away][data-foot] {
        inset-block-end: calc(${size.controlLarge} + 2 * ${space.xs} + ${space.sm} + env(safe-area-inset-bottom));
      }
    }

    ${media.short} {
      &[data-away] {
        position: static;
      }
    }
  }
`;

/** Where the panel begins right after a story with the widest lines, at the same distance from the edge of the window. */
const BESIDE = `50% - ${Number.parseFloat(reading.width.wide) / 2} * ${fontSize.story} - ${reading.panel} - ${space.lg}`;

/* Near the thumb on phones, with the text visible above it; elsewhere beside the text, if there is room. */
const Panel = styled.div`
  position: fixed;
  z-index: ${zIndex.menu};
  inset: auto 0 0;
  max-block-size: min(100%, ${reading.panelHeight});
  overflow-y: auto;
  overscroll-behavior-y: contain;
  /* A focused choice is not hidden behind the close button. */
  scroll-padding-block: ${space.md} calc(${size.control} + 2 * ${space.sm});
  padding: ${space.md} ${space.md} ${space.none};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.lg} ${radius.lg} 0 0;
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadowFloating};

  ${media.tablet} {
    inset: calc(${layout.headerHeight} + ${space.xs}) max(${space.lg}, ${BESIDE}) auto auto;
    inline-size: ${reading.panel};
    max-block-size: calc(100svh - ${layout.headerHeight} - 2 * ${space.xs});
    border-radius: ${radius.lg};
  }
`;

/* A close button for touch: on a small screen the panel covers its button and most of the page. */
const Way = styled.div`
  position: sticky;
  inset-block-end: 0;
  margin-inline: calc(-1 * ${space.md});
  padding: ${space.sm} ${space.md} calc(${space.sm} + env(safe-area-inset-bottom));
  border-radius: inherit;
  background: ${color.surfaceRaised};
`;
