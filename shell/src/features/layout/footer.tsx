import type { NavigationItem } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { Container, TextLink } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { visibleItems } from './navigation.ts';
import { strings } from './strings.ts';

/** Where the page ends: the same places as the header, quietly. */
export function Footer({ items }: { readonly items: readonly NavigationItem[] }) {
  return (
    <Foot>
      <Container>
        <Row>
          <p>
            <strong>{strings.brand}</strong> · {strings.tagline}
          </p>
          <nav aria-label={strings.footerNavigation}>
            <List>
              {visibleItems(items, false).map((item) => (
                <li key={item.to}>
                  <TextLink plain to={item.to}>
                    {item.label}
                  </TextLink>
                </li>
              ))}
            </List>
          </nav>
        </Row>
      </Container>
    </Foot>
  );
}

const Foot = styled.footer`
  padding-block: ${theme.space.xl};
  border-block-start: ${theme.borderWidth.hairline} solid ${theme.color.border};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};

  ${theme.media.print} {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space.md} ${theme.space.xl};
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.lg};
  padding: 0;
  list-style: none;
`;
