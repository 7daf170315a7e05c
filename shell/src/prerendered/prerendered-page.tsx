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
  /** True once React has removed the nodes from the page, and they were put back. */
  apart: boolean;
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
    apart: false,
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
  const { place, fields, apart } = ended;
  carryTypedText(fields, textFieldsIn(place));
  if (apart && document.activeElement === document.body) place.focus({ preventScroll: true });
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
      kept.apart = true;
      if (place.contains(focused)) (focused as HTMLElement).focus({ preventScroll: true });
      return () => head.forEach((element) => element.remove());
    },
    [focused],
  );
  return <div ref={fill} />;
}
