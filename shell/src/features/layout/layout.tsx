import type { ReleaseMap } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { navigationOf } from './navigation.ts';
import { strings } from './strings.ts';

interface Props {
  readonly releases: ReleaseMap;
  readonly children: ReactNode;
}

/** Header, page and footer. A new address starts at the top, with the keyboard in the page. */
export function Layout({ releases, children }: Props) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  const items = navigationOf(releases);
  return (
    <Page>
      <SkipLink href="#main">{strings.skip}</SkipLink>
      <Header items={items} />
      <Main id="main" ref={main} tabIndex={-1}>
        {children}
      </Main>
      <Footer items={items} />
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
