import { type NavigationItem, paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { IconButton, scrollHint, TextLink } from '@storyloom/shared/ui';
import { useStillPage } from '@storyloom/shared/ui/still-page';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { MobileMenuAccount } from './mobile-menu-account.tsx';
import { toTopOf } from './page-top.ts';
import { PHONE_HEADER_HEIGHT } from './phone-header-height.ts';
import { strings } from './strings.ts';
import { ThemeChoice } from '@storyloom/shared/ui/theme-choice';
import type { Account } from './use-account.ts';

interface Props {
  readonly items: readonly NavigationItem[];
  /** Pages about the site: prices, questions, privacy. */
  readonly more: readonly NavigationItem[];
  readonly account: Account;
  readonly onClose: () => void;
}

/** The whole site's navigation as a modal sheet. */
export function MobileMenu({ items, more, account, onClose }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  useStillPage();
  useLayoutEffect(() => {
    const dialog = sheet.current;
    dialog?.showModal();
    // Closed before it is removed, so that the browser restores the focus.
    return () => dialog?.close();
  }, []);
  const { pathname } = useLocation();
  const pages = items.filter(({ to }) => to !== paths.dashboard.pattern);
  return (
    <Sheet ref={sheet} aria-label={strings.menu} onClose={onClose}>
      <Top>
        <IconButton label={strings.closeMenu} icon={<X aria-hidden />} onClick={onClose} />
      </Top>
      <Pages aria-label={strings.mainNavigation}>
        {pages.map(({ to, label }) => (
          <Page key={to} to={to} end={to === paths.home.pattern} onClick={toTopOf(to, pathname)}>
            {label}
          </Page>
        ))}
      </Pages>
      <More aria-label={strings.moreNavigation}>
        {more.map(({ to, label }) => (
          <TextLink key={to} plain alone to={to}>
            {label}
          </TextLink>
        ))}
      </More>
      <Foot>
        <MobileMenuAccount account={account} onClose={onClose} />
        <ThemeChoice />
      </Foot>
    </Sheet>
  );
}

const { borderWidth, color, font, fontSize, layout, size, space } = theme;

const Sheet = styled.dialog`
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  padding: 0 ${layout.gutter} ${space.md};
  border: 0;
  ${scrollHint(color.surface)}
  color: ${color.text};
  overflow-y: auto;
  overscroll-behavior: contain;

  &[open] {
    display: flex;
    flex-direction: column;
    gap: ${space.md};
  }
`;

/* Its button is where the one that opened the menu was. */
const Top = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: end;
  min-block-size: ${layout.headerHeight};

  ${theme.media.phone} {
    min-block-size: ${PHONE_HEADER_HEIGHT};
  }
`;

/* Two columns, so that the whole menu fits on a low phone. */
const Pages = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space.lg};
`;

const Page = styled(NavLink)`
  padding-block: ${space.sm};
  border-block-end: ${borderWidth.hairline} solid ${color.border};
  font-family: ${font.serif};
  font-size: ${fontSize.displaySm};
  text-decoration: none;

  &.active {
    color: ${color.accentText};
    text-decoration: underline;
    text-decoration-thickness: ${borderWidth.strong};
    text-underline-offset: ${space.xs};
  }
`;

const More = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.lg};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};

  & > a {
    padding-block: calc((${size.touch} - 1lh) / 2);
  }
`;

const Foot = styled.div`
  display: grid;
  gap: ${space.sm};
  margin-block-start: auto;

  & > fieldset {
    justify-self: center;
    margin-block-start: ${space['2xs']};
  }
`;
