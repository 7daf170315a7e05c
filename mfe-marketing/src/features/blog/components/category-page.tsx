import { paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { Breadcrumb } from '@storyloom/shared/ui/breadcrumb';
import { Container } from '@storyloom/shared/ui';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageHead } from '../../../components/page-head.tsx';
import { categoryOf } from '../../../model/categories.ts';
import { postsIn } from '../../../model/posts.ts';
import { strings } from '../strings.ts';
import { CategoryList } from './category-list.tsx';
import { NotFound } from './not-found.tsx';
import { PostList } from './post-list.tsx';

/** The articles of one category of the blog. */
export default function CategoryPage() {
  const category = categoryOf(useParams().categorySlug);
  if (!category) return <NotFound words={strings.categoryNotFound} />;
  const { slug, name, planned } = category;
  const posts = postsIn(slug);
  const description = strings.categoryDescriptions[slug];
  return (
    <Container>
      <Breadcrumb above={[{ label: strings.title, to: paths.blog.href() }]} current={name} />
      <PageHead title={name} lead={description} description={description} />
      <Count>{strings.writtenSoFar(posts.length, planned)}</Count>
      <PostList posts={posts} level={2} first />
      <CategoryList title={strings.otherCategories} />
    </Container>
  );
}

const Count = styled.p`
  margin-block-end: ${theme.space.md};
  color: ${theme.color.textMuted};
`;
