import { paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { TextLink, VisuallyHidden } from '@storyloom/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { BLOG_CATEGORIES } from '../../../model/categories.ts';
import { strings } from '../strings.ts';

/** The blog's categories, each with its number of planned articles. */
export function CategoryList({ title }: { readonly title: string }) {
  const id = useId();
  return (
    <Nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Note>{strings.plannedNote}</Note>
      <List>
        {BLOG_CATEGORIES.map(({ slug, name, planned }) => (
          <Item key={slug}>
            <TextLink plain to={paths.blogCategory.href(slug)}>
              {name}
            </TextLink>
            <Count>
              <VisuallyHidden>{strings.planned(planned)}</VisuallyHidden>
              <span aria-hidden>{planned}</span>
            </Count>
          </Item>
        ))}
      </List>
    </Nav>
  );
}

const { borderWidth, color, fontSize, media, space } = theme;

const Nav = styled.nav`
  padding-block: ${space['2xl']};
`;

const Note = styled.p`
  margin-block: ${space['2xs']} ${space.md};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;

const List = styled.ul`
  display: grid;
  column-gap: ${space.xl};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Item = styled.li`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.sm};
  border-block-end: ${borderWidth.hairline} solid ${color.border};

  /* Tall enough for touch. */
  & > a {
    flex: 1;
    padding-block: ${space.sm};
  }
`;

const Count = styled.span`
  position: relative;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
`;
