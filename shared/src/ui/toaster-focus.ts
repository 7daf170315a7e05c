import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Said in the region's label. A function key belongs to no text, and F8 to no browser. */
export const TOASTER_KEY = 'F8';

/** Stops and restarts the time of the toasts. */
interface Pause {
  readonly startPause: () => void;
  readonly endPause: () => void;
}

/** Keeps toasts while they are pointed at or hold the focus; either is enough. */
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

/** The page itself, where what had the focus before is gone. */
function focusPage(): void {
  const main = document.querySelector('main');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/** Lower than this, in CSS pixels, a window has no room for a message beside what is used. */
const LOW_PX = 480;

/** Brings what has the focus out from under the toasts at the foot of a low window. */
function keepFocusInSight(region: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!region || !focused || innerHeight >= LOW_PX || region.contains(focused)) return;
  const over = region.getBoundingClientRect();
  const { top, bottom, height } = focused.getBoundingClientRect();
  const isUnder = bottom > over.top && top < over.bottom && height < innerHeight / 2;
  if (isUnder && over.top > innerHeight / 2) focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * The keyboard among the toasts: how it gets there, that nothing leaves while it is there, and that it comes back to
 * where it was.
 *
 * @param shown changes whenever a toast comes or leaves; empty while there is none
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
    // One that comes again is a new element in the place of the old one, and of the focus.
    if (isFocused() && activeElement === document.body) firstButton()?.focus();
    else if (isInside() && !activeElement?.closest('[data-visible="true"]')) goBack();
    // A toast that vanishes under the pointer or the focus takes its "leave" event with it.
    if (now === '') hold('pointer', false);
    if (!isInside()) hold('focus', false);
    if (now !== '') keepFocusInSight(region.current);
  });
  useEffect(() => handleChange(shown), [shown]);

  return {
    onMouseEnter: () => hold('pointer', true),
    onMouseLeave: () => hold('pointer', false),
    onMouseDown(event: MouseEvent) {
      // Pressed with a mouse, a toast takes no focus, so it has none to lose.
      if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
    },
    onFocus({ currentTarget, relatedTarget }: FocusEvent) {
      // Not where one that comes again takes over the focus of the old one.
      if (!isFocused() && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      hold('focus', true);
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) hold('focus', false);
    },
  };
}
