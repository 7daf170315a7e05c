import { Button } from '@storyloom/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BottomBar } from '../components/bottom-bar.tsx';
import { useIsOnline } from '../connection/use-is-online.ts';
import { useNewVersion } from '../federation/new-version.ts';
import { keeperOf, type NoticeProps, setKeeper } from './page-keeper.ts';
import { RemoteFailureNotice } from '../features/remote-slot/remote-failure-notice.tsx';
import { useFailureReport } from '../features/remote-slot/report-failure.ts';
import { strings } from '../features/remote-slot/strings.ts';
import { carryTypedText, type TextFields, textFieldsIn } from './typed-text.ts';

interface Kept {
  readonly place: HTMLElement;
  readonly nodes: readonly ChildNode[];
  readonly fields: TextFields;
  /** Title and description of the HTML, which React adopts only when it hydrates the page. */
  readonly head: readonly Element[];
  /** Where the nodes were put back, once React has removed them from the page. */
  apart?: HTMLElement;
  /** The element that had the focus when the module's page replaced them. */
  focused?: Element;
}

let kept: Kept | undefined;

function headOf({ head }: Document): readonly Element[] {
  return [...head.querySelectorAll('title:not([data-default]), meta[name="description"]:not([data-default])')];
}

/**
 * Keeps the prerendered page until its module's page can replace it.
 *
 * @returns a promise that settles when the module's page is shown, has failed, or was left.
 */
export function keepPrerendered(pathname: string, place: HTMLElement): Promise<void> {
  const fields = textFieldsIn(place);
  kept = {
    place,
    nodes: [...place.childNodes],
    fields,
    head: headOf(document),
  };
  return new Promise((settle) => {
    setKeeper({
      pathname,
      Page: PrerenderedPage,
      Notice: isLive() ? LivePageNotice : PrerenderedPageNotice,
      settle,
      end: (isSame) => end(isSame, settle),
    });
  });
}

/** Whether the page is of little use without scripts, see `PublicPage`. */
function isLive(): boolean {
  const start = document.getElementById('storyloom-start')?.textContent ?? '{}';
  return (JSON.parse(start) as { live?: boolean }).live === true;
}

/** The module's own page takes over what was typed in the meantime, and the focus. */
function end(isSame: boolean, settle: () => void): void {
  const ended = kept;
  kept = undefined;
  settle();
  if (!ended || !isSame) return;
  const { place, fields, apart, focused } = ended;
  carryTypedText(fields, textFieldsIn(place));
  if (!apart || document.activeElement !== document.body) return;
  const same = focused && counterpartOf(focused, apart, place);
  (same ?? place).focus({ preventScroll: true });
}

/** What can have the focus. */
const STOPS = 'a[href], button, input, textarea, select, summary, [tabindex]';

/** The element of the module's page that is the same as one of the prerendered page: both have the same HTML. */
function counterpartOf(element: Element, before: HTMLElement, now: HTMLElement): HTMLElement | undefined {
  const { tagName, textContent } = element;
  const alikeIn = (page: HTMLElement) =>
    [...page.querySelectorAll<HTMLElement>(STOPS)].filter(
      (stop) => stop.tagName === tagName && stop.textContent === textContent,
    );
  const at = alikeIn(before).findIndex((stop) => stop === element);
  return alikeIn(now)[at];
}

/** True a moment after the first render: a live region is announced when it changes, not when it appears with its text. */
function useMomentLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true));
    return () => clearTimeout(timer);
  }, []);
  return isLater;
}

function useSettled(): void {
  const { pathname } = useLocation();
  useEffect(() => keeperOf(pathname)?.settle(), [pathname]);
}

/** In place of a form or a list that would not work. What was typed into it is kept for the page itself. */
function LivePageNotice(props: NoticeProps) {
  useSettled();
  return <RemoteFailureNotice {...props} />;
}

/** A prerendered page whose module is missing: it stays, and a bar at its bottom says what does not work. */
function PrerenderedPageNotice(props: NoticeProps) {
  const { onRetry } = props;
  useFailureReport(props);
  useSettled();
  const isReady = useMomentLater();
  const isOnline = useIsOnline();
  // The bar that offers the new version has the same place, and fixes the page.
  const isSuperseded = useNewVersion();
  return (
    <>
      <PrerenderedPage />
      <BottomBar text={isReady && !isSuperseded && (isOnline ? strings.onlyReading : strings.onlyReadingOffline)}>
        <Button variant="primary" onClick={onRetry}>
          {strings.retry}
        </Button>
      </BottomBar>
    </>
  );
}

/**
 * The page as it was prerendered: it can be read and its links work; nothing else is interactive. It reuses the elements, with
 * what was typed into them and unfolded. Its title and description are removed with it.
 */
function PrerenderedPage() {
  // The element that had the focus when React removed the page.
  const [focused] = useState(() => document.activeElement);
  const fill = useCallback(
    (place: HTMLElement | null) => {
      if (!place || !kept) return;
      const { head, nodes } = kept;
      place.replaceChildren(...nodes);
      document.head.append(...head);
      const holder = kept;
      holder.apart = place;
      if (place.contains(focused)) (focused as HTMLElement).focus({ preventScroll: true });
      return () => {
        head.forEach((element) => element.remove());
        const { activeElement } = document;
        // React removes the nodes after this.
        if (activeElement && place.contains(activeElement)) holder.focused = activeElement;
      };
    },
    [focused],
  );
  return <div ref={fill} />;
}
