import type { ReleaseMap } from '@storyloom/shared/contract';
import { forgetPaper, theme } from '@storyloom/shared/theme';
import { VisuallyHidden } from '@storyloom/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { navigationOf } from './navigation.ts';
import { NewVersionBar } from './new-version-bar.tsx';
import { PHONE_HEADER_HEIGHT } from './phone-header-height.ts';
import { strings } from './strings.ts';
import { useLateFonts } from './use-late-fonts.ts';
import { usePageArrival } from './use-page-arrival.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import { useThemeColor } from './use-theme-color.ts';

interface Props {
  readonly releases: ReleaseMap;
  readonly children: ReactNode;
}

/** Tells the script of a prerendered page (src/prerendered/start.js) that header and footer are interactive. */
function sayStarted(): void {
  dispatchEvent(new Event('storyloom:started'));
}

/** An address of a story may redirect, such as to signing in, without showing a story: then its paper is removed. */
function usePaperOfArrival(): void {
  const { pathname } = useLocation();
  const arrived = useRef(pathname);
  useEffect(() => {
    if (pathname !== arrived.current) forgetPaper();
  }, [pathname]);
}

/** Header, page and footer, with focus, scroll position and announcements on navigation. */
export function Layout({ releases, children }: Props) {
  const main = useRef<HTMLElement>(null);
  useScrollMemory();
  useThemeColor();
  useLateFonts();
  usePaperOfArrival();
  useEffect(sayStarted, []);
  const arrived = usePageArrival(main);
  const items = navigationOf(releases);
  return (
    <Page>
      <SkipLink href="#main">{strings.skip}</SkipLink>
      <Header items={items} />
      <Main id="main" ref={main} tabIndex={-1}>
        {children}
      </Main>
      <Footer items={items} contact={releases.contact} />
      <NewVersionBar />
      <VisuallyHidden role="status" data-announcer="">
        {arrived}
      </VisuallyHidden>
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`;

const Main = styled.main`
  flex: 1;
  padding-block: calc(${theme.layout.headerHeight} + ${theme.space.xl}) ${theme.space['3xl']};

  ${theme.media.phone} {
    padding-block-start: calc(${PHONE_HEADER_HEIGHT} + ${theme.space.md});
  }

  &:focus {
    outline: none;
  }
`;

const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${theme.space.xs};
  inset-inline-start: ${theme.space.xs};
  z-index: ${theme.zIndex.skip};
  padding: ${theme.space.sm} ${theme.space.md};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.text};

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
