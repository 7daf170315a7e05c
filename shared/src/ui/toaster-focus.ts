import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Named in the region's label. Function keys type no text, and no browser uses F8. */
export const TOASTER_KEY = 'F8';

/** Pauses and resumes the timers of the toasts. */
interface Pause {
  readonly startPause: () => void;
  readonly endPause: () => void;
}

/** Keeps toasts while they are hovered or contain the focus. */
function useHold({ startPause, endPause }: Pause) {
  const held = useRef({ pointer: false, focus: false });
  function hold(by: 'pointer' | 'focus', isHeld: boolean): void {
    const before = held.current;
    held.current = { ...before, [by]: isHeld };
    const wasPaused = before.pointer || before.focus;
    const isPaused = held.current.pointer || held.current.focus;
    if (isPaused && !wasPaused) startPause();
    if (wasPaused && !isPaused) endPause();
  }
  return { hold, isFocused: () => held.current.focus };
}

/** The page itself, if what had the focus before is gone. */
function focusPage(): void {
  const main = document.querySelector('main');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/** Height in CSS pixels below which a window has no room for a toast beside the focused element. */
const LOW_PX = 480;

/** Scrolls the focused element out from under the toasts at the bottom of a low window. */
function keepFocusInSight(region: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!region || !focused || innerHeight >= LOW_PX || region.contains(focused)) return;
  const over = region.getBoundingClientRect();
  const { top, bottom, height } = focused.getBoundingClientRect();
  const isUnder = bottom > over.top && top < over.bottom && height < innerHeight / 2;
  if (isUnder && over.top > innerHeight / 2) focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * Moves the focus to the toasts by keyboard, keeps them while they contain it, and returns it to where it was.
 *
 * @param shown changes whenever a toast appears or leaves; empty while there are none
 */
export function useToasterFocus(region: RefObject<HTMLElement | null>, shown: string, pause: Pause) {
  const { hold, isFocused } = useHold(pause);
  const before = useRef<Element | null>(null);
  const firstButton = () => region.current?.querySelector<HTMLElement>('[data-visible="true"] button');
  const isInside = () => region.current?.contains(document.activeElement) === true;

  function goBack(): void {
    const place = before.current;
    if (place instanceof HTMLElement && place.isConnected) place.focus({ preventScroll: true });
    if (isInside() || document.activeElement === document.body) focusPage();
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== TOASTER_KEY) return;
    const button = firstButton();
    if (!button) return;
    event.preventDefault();
    if (isInside()) goBack();
    else button.focus();
  });
  useEffect(() => {
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);

  const handleChange = useEffectEvent((now: string) => {
    const { activeElement } = document;
    // A toast that is renewed is a new element in place of the old one, and gets its focus.
    if (isFocused() && activeElement === document.body) firstButton()?.focus();
    else if (isInside() && !activeElement?.closest('[data-visible="true"]')) goBack();
    // A toast that is removed under the pointer or with the focus fires no "leave" event.
    if (now === '') hold('pointer', false);
    if (!isInside()) hold('focus', false);
    if (now !== '') keepFocusInSight(region.current);
  });
  useEffect(() => handleChange(shown), [shown]);

  return {
    onMouseEnter: () => hold('pointer', true),
    onMouseLeave: () => hold('pointer', false),
    onMouseDown(event: MouseEvent) {
      // A toast pressed with a mouse gets no focus, so there is none to return.
      if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
    },
    onFocus({ currentTarget, relatedTarget }: FocusEvent) {
      // Not if a renewed toast takes over the focus of the old one.
      if (!isFocused() && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      hold('focus', true);
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) hold('focus', false);
    },
  };
}
