import { useSession } from '@storyloom/shared/auth';
import { type NavigationItem, paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { IconButton } from '@storyloom/shared/ui';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { AccountLinks } from './account-links.tsx';
import { BrandMark } from './brand-mark.tsx';
import { visibleItems } from './navigation.ts';
import { strings } from './strings.ts';
import { useScrolled } from './use-scrolled.ts';

/** Fixed header: brand, the remotes' pages, the person's account. On a phone the pages fold into a menu. */
export function Header({ items }: { readonly items: readonly NavigationItem[] }) {
  const scrolled = useScrolled();
  const { user } = useSession();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const toggle = useRef<HTMLButtonElement>(null);
  const open = openAt === pathname;
  // Coming back to the page where it was opened must not open it again.
  if (openAt !== undefined && !open) setOpenAt(undefined);

  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);

  return (
    <Bar $solid={scrolled || open}>
      <Row>
        <Brand to={paths.home.href()}>
          <BrandMark />
          {strings.brand}
        </Brand>
        <Toggle>
          <IconButton
            ref={toggle}
            label={open ? strings.closeMenu : strings.openMenu}
            icon={open ? <X aria-hidden /> : <MenuIcon aria-hidden />}
            aria-expanded={open}
            aria-controls="site-menu"
            onClick={() => setOpenAt(open ? undefined : pathname)}
          />
        </Toggle>
        <Folding id="site-menu" $open={open}>
          <Navigation aria-label={strings.mainNavigation}>
            {visibleItems(items, user !== null).map((item) => (
              <Item key={item.to} to={item.to} end={item.to === paths.home.pattern}>
                {item.label}
              </Item>
            ))}
          </Navigation>
          <AccountLinks />
        </Folding>
      </Row>
    </Bar>
  );
}

const { color, space, layout } = theme;

const Bar = styled.header<{ $solid: boolean }>`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${theme.zIndex.header};
  border-block-end: ${theme.borderWidth.hairline} solid transparent;
  ${({ $solid }) =>
    $solid &&
    css`
      border-color: ${color.border};
      background: color-mix(in oklab, ${color.surface} 86%, transparent);
      backdrop-filter: blur(${space.sm});
    `}

  ${theme.media.print} {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.lg};
  min-block-size: ${layout.headerHeight};
  max-inline-size: ${layout.page};
  margin-inline: auto;
  padding-inline: ${layout.gutter};

  ${theme.media.phone} {
    flex-wrap: wrap;
    gap: 0;
  }
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  margin-inline-end: auto;
  color: ${color.text};
  font-family: ${theme.font.serif};
  font-size: ${theme.fontSize.xl};
  font-weight: ${theme.fontWeight.semibold};
  letter-spacing: ${theme.letterSpacing.display};
  text-decoration: none;
`;

const Toggle = styled.div`
  ${theme.media.tablet} {
    display: none;
  }
`;

const Folding = styled.div<{ $open: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space.lg};

  ${theme.media.phone} {
    ${({ $open }) => !$open && 'display: none;'}
    flex-basis: 100%;
    flex-direction: column;
    align-items: stretch;
    gap: ${space.md};
    padding-block: ${space.sm} ${space.lg};
  }
`;

const Navigation = styled.nav`
  display: flex;
  gap: ${space.lg};

  ${theme.media.phone} {
    flex-direction: column;
    gap: 0;
  }
`;

const Item = styled(NavLink)`
  padding-block: ${space.xs};
  color: ${color.textMuted};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.medium};
  text-decoration: none;

  &:hover,
  &.active {
    color: ${color.text};
  }

  &.active {
    text-decoration: underline;
    text-decoration-thickness: ${theme.borderWidth.strong};
    text-decoration-color: ${color.accent};
    text-underline-offset: ${space.xs};
  }

  ${theme.media.phone} {
    padding-block: ${space.sm};
    font-size: ${theme.fontSize.lg};
  }
`;
