import { theme } from '@storyloom/shared/theme';
import { Container } from '@storyloom/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Newsletter } from '../../../components/newsletter/newsletter.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { POSTS } from '../../../model/posts.ts';
import { RECENT_POSTS } from '../model/recent-posts.ts';
import { strings } from '../strings.ts';
import { CategoryList } from './category-list.tsx';
import { FeaturedPost } from './featured-post.tsx';
import { PostList } from './post-list.tsx';

/** The blog: the newest article, earlier ones, and the categories. */
export default function BlogPage() {
  const id = useId();
  const [newest, ...others] = POSTS;
  return (
    <Container>
      <PageHead title={strings.title} lead={strings.lead} description={strings.description} />
      {newest && <FeaturedPost post={newest} />}
      <Recent aria-labelledby={id}>
        <h2 id={id}>{strings.recent}</h2>
        <PostList posts={others.slice(0, RECENT_POSTS)} />
      </Recent>
      <CategoryList title={strings.categories} />
      <Newsletter />
    </Container>
  );
}

const { space } = theme;

const Recent = styled.section`
  display: grid;
  gap: ${space.md};
  padding-block-start: ${space['2xl']};
`;
