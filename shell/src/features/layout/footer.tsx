import type { NavigationItem } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { Container, TextLink } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { BrandMark } from './brand-mark.tsx';
import { itemsAt, visibleItems } from './navigation.ts';
import { SOCIAL_LINKS } from './social-links.ts';
import { strings } from './strings.ts';
import { ThemeChoice } from '@storyloom/shared/ui/theme-choice';

/** Id of the list of pages, which stands in for the menu where that does not work. */
export const FOOTER_PAGES = 'pages';

interface Props {
  readonly items: readonly NavigationItem[];
  /** Email address of the people who run the site. */
  readonly contact?: string | undefined;
}

/** Where the page ends: every place for everyone, quietly, how to reach the people who run it, and the choice of colors. */
export function Footer({ items, contact }: Props) {
  const shown = visibleItems(items, false);
  return (
    <Foot>
      <Container>
        <Columns>
          <About>
            <Name>
              <BrandMark />
              {strings.brand}
            </Name>
            <p>{strings.tagline}</p>
            {contact && (
              <p>
                {strings.contact}
                <Place href={`mailto:${contact}`}>{contact}</Place>
              </p>
            )}
          </About>
          <Links id={FOOTER_PAGES} label={strings.footerNavigation} items={itemsAt(shown, 'site', 'more')} />
          <Links label={strings.blogNavigation} items={itemsAt(shown, 'blog')} />
          <Links label={strings.legalNavigation} items={itemsAt(shown, 'legal')} />
          <nav aria-labelledby="footer-social">
            <Heading id="footer-social">{strings.socialNavigation}</Heading>
            <List>
              {SOCIAL_LINKS.map(({ label, href }) => (
                <li key={href}>
                  <Place plain href={href} rel="me noopener">
                    {label}
                  </Place>
                </li>
              ))}
            </List>
          </nav>
        </Columns>
        <ThemeChoice />
      </Container>
    </Foot>
  );
}

interface LinksProps {
  readonly id?: string;
  readonly label: string;
  readonly items: readonly NavigationItem[];
}

function Links({ id, label, items }: LinksProps) {
  if (items.length === 0) return null;
  return (
    <nav id={id} aria-label={label}>
      <Heading aria-hidden>{label}</Heading>
      <List>
        {items.map((item) => (
          <li key={item.to}>
            <Place plain to={item.to}>
              {item.label}
            </Place>
          </li>
        ))}
      </List>
    </nav>
  );
}

const { borderWidth, color, font, fontSize, fontWeight, media, size, space } = theme;

/* What grows above it pushes it down, and is what people look at: the browser holds that in its place, and not this. */
const Foot = styled.footer`
  overflow-anchor: none;
  padding-block: ${space['2xl']} ${space.xl};
  border-block-start: ${borderWidth.hairline} solid ${color.border};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;

  ${media.print} {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.xl} ${space.lg};
  margin-block-end: ${space['2xl']};

  ${media.tablet} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    grid-template-columns: 2fr;
  }
`;

const About = styled.div`
  grid-column: 1 / -1;

  ${media.tablet} {
    grid-column: auto;
  }
`;

const Name = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  margin-block-end: ${space['2xs']};
  color: ${color.text};
  font-family: ${font.serif};
  font-size: ${fontSize.lg};
  font-weight: ${fontWeight.semibold};
`;

const Heading = styled.p`
  margin-block-end: ${space['2xs']};
  color: ${color.text};
  font-weight: ${fontWeight.medium};
`;

const List = styled.ul`
  list-style: none;
`;

/* A line is tall enough to be hit with a finger. */
const Place = styled(TextLink)`
  display: inline-block;
  padding-block: ${space['2xs']};

  ${media.touch} {
    display: inline-flex;
    align-items: center;
    min-inline-size: ${size.thumb};
    min-block-size: ${size.touch};
  }
`;
