import { paths } from '@storyloom/shared/contract';
import { GENRE_NAMES, GENRES } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Container, TextLink } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { PageHead } from '../../../components/page-head.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { strings } from '../strings.ts';

/** A page to link to. */
export interface PageEntry {
  readonly title: string;
  readonly path: string;
}

interface Props {
  readonly posts: readonly PageEntry[];
  readonly categories: readonly PageEntry[];
}

const { legal, product, site } = strings;

const PRODUCT: readonly PageEntry[] = [
  { title: product.generators, path: paths.generators.href() },
  ...GENRES.map((genre) => ({ title: product.generator(GENRE_NAMES[genre]), path: paths.generator.href(genre) })),
  { title: product.inspiration, path: paths.inspiration.href() },
  { title: product.curated, path: paths.curatedInspirations.href() },
  { title: product.community, path: paths.community.href() },
];

const SITE: readonly PageEntry[] = [
  { title: site.home, path: paths.home.href() },
  { title: site.features, path: paths.features.href() },
  { title: site.pricing, path: paths.pricing.href() },
  { title: site.faq, path: paths.faq.href() },
  { title: site.about, path: paths.about.href() },
  { title: site.blog, path: paths.blog.href() },
  { title: site.search, path: paths.search.href() },
  { title: site.signUp, path: paths.signUp.href() },
  { title: site.auth, path: paths.auth.href() },
];

const LEGAL: readonly PageEntry[] = [
  { title: legal.terms, path: paths.terms.href() },
  { title: legal.privacy, path: paths.privacy.href() },
];

/** All public pages, by purpose. */
export function SitemapPage({ posts, categories }: Props) {
  return (
    <Container>
      <PageHead title={strings.title} lead={strings.lead} description={strings.description} />
      <Groups>
        <Group title={product.title} pages={PRODUCT} />
        <Group title={site.title} pages={SITE} />
        <Group title={strings.posts} pages={posts} />
        <Group title={strings.categories} pages={categories} />
        <Group title={legal.title} pages={LEGAL} />
      </Groups>
    </Container>
  );
}

function Group({ title, pages }: { readonly title: string; readonly pages: readonly PageEntry[] }) {
  if (pages.length === 0) return null;
  return (
    <PageSection title={title}>
      <List>
        {pages.map((page) => (
          <li key={page.path}>
            <Place to={page.path}>{page.title}</Place>
          </li>
        ))}
      </List>
    </PageSection>
  );
}

const { layout, media, size, space } = theme;

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${layout.card}, 100%), 1fr));
  gap: 0 ${space.xl};
`;

const List = styled.ul`
  display: grid;
  gap: ${space['2xs']};
`;

/* Lines are tall enough for touch. */
const Place = styled(TextLink)`
  display: inline-block;
  padding-block: ${space['2xs']};

  ${media.touch} {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.touch};
  }
`;
