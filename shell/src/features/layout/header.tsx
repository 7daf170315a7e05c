import { type NavigationItem, paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { fingerHigh, IconButton, TextLink } from '@storyloom/shared/ui';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { Brand } from './brand.tsx';
import { ConnectionStrip } from './connection-strip.tsx';
import { FOOTER_PAGES } from './footer.tsx';
import { HeaderAccount } from './header-account.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { strings } from './strings.ts';
import { useAccount } from './use-account.ts';
import { useConnection } from './use-online.ts';
import { PHONE_HEADER_HEIGHT } from './phone-header-height.ts';
import { useScrolled } from './use-scrolled.ts';
import { itemsAt, visibleItems } from './navigation.ts';
import { toTopOf } from './page-top.ts';

/** Fixed header, where the window has room for one: brand, the remotes' pages, the person's account. Where there is no room the pages are in a menu. */
export function Header({ items }: { readonly items: readonly NavigationItem[] }) {
  const scrolled = useScrolled();
  const connection = useConnection();
  const account = useAccount();
  const { key, pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  // Every change of the page closes the menu, and coming back to where it was opened must not open it again.
  if (openAt !== undefined && !open) setOpenAt(undefined);
  const visible = visibleItems(items, account.kind === 'person');
  const shown = itemsAt(visible, 'site');

  return (
    <Bar $solid={scrolled || connection !== 'online'}>
      <Row>
        <Brand to={paths.home.href()} />
        <Navigation aria-label={strings.mainNavigation}>
          {shown.map((item) => (
            <Item key={item.to} to={item.to} end={item.to === paths.home.pattern} onClick={toTopOf(item.to, pathname)}>
              {item.label}
            </Item>
          ))}
        </Navigation>
        <WhereThereIsRoom>
          <HeaderAccount account={account} />
        </WhereThereIsRoom>
        <Toggle>
          <IconButton
            label={strings.openMenu}
            icon={<MenuIcon aria-hidden />}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpenAt(key)}
            data-instead={FOOTER_PAGES}
          />
        </Toggle>
        <WithoutScript href={`#${FOOTER_PAGES}`}>{strings.menu}</WithoutScript>
      </Row>
      <ConnectionStrip connection={connection} />
      {open && (
        <MobileMenu
          items={shown}
          more={itemsAt(visible, 'more', 'legal')}
          account={account}
          onClose={() => setOpenAt(undefined)}
        />
      )}
    </Bar>
  );
}

const { borderWidth, color, fontSize, fontWeight, layout, media, space } = theme;

const overText = css`
  border-color: ${color.border};
  background: ${color.veil};
  backdrop-filter: blur(${space.sm});
`;

const Bar = styled.header<{ $solid: boolean }>`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${theme.zIndex.header};
  border-block-end: ${borderWidth.hairline} solid transparent;
  ${({ $solid }) => $solid && overText}

  /* In a window that is low, as magnified ones are, it would take what there is to read: it stays at the top of the page. */
  ${media.roomy} {
    position: fixed;
  }

  /* Where nothing tells it that the page is scrolled: see src/prerendered/start.js. */
  ${media.scriptless} {
    ${overText}
  }

  :root[data-alone] & {
    ${overText}
  }

  ${media.print} {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.lg};
  min-block-size: ${layout.headerHeight};
  max-inline-size: calc(${layout.page} + 2 * ${layout.gutter});
  margin-inline: auto;
  padding-inline: ${layout.gutter};

  ${media.phone} {
    gap: ${space.xs};
    min-block-size: ${PHONE_HEADER_HEIGHT};
  }
`;

const Navigation = styled.nav`
  display: none;
  gap: ${space.lg};
  white-space: nowrap;

  ${media.desktop} {
    display: flex;
  }
`;

const Item = styled(NavLink)`
  ${fingerHigh}
  padding-block: ${space.xs};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.medium};
  text-decoration: none;

  &:hover,
  &.active {
    color: ${color.text};
  }

  &.active {
    text-decoration: underline;
    text-decoration-thickness: ${borderWidth.strong};
    text-decoration-color: ${color.accent};
    text-underline-offset: ${space.xs};
  }
`;

const WhereThereIsRoom = styled.div`
  display: flex;
  justify-content: end;
  min-inline-size: 0;

  ${media.phone} {
    display: none;
  }
`;

const Toggle = styled.div`
  flex: none;

  ${media.desktop} {
    display: none;
  }

  ${media.scriptless} {
    display: none;
  }
`;

/* The menu of a browser that runs no scripts: the pages at the foot. */
const WithoutScript = styled(TextLink)`
  display: none;

  ${media.scriptless} {
    display: block;
  }

  ${media.desktop} {
    display: none;
  }
`;
