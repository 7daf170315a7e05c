import { paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { Container } from '@storyloom/shared/ui';
import { Breadcrumb } from '@storyloom/shared/ui/breadcrumb';
import { useId } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Newsletter } from '../../../components/newsletter/newsletter.tsx';
import { strings as common } from '../../../components/strings.ts';
import { categoryOf } from '../../../model/categories.ts';
import { type Post, postOf } from '../../../model/posts.ts';
import { strings } from '../strings.ts';
import { AuthorNote } from './author-note.tsx';
import { NotFound } from './not-found.tsx';
import { PostBody } from './post-body.tsx';
import { PostEntry } from './post-entry.tsx';
import { PostHeader } from './post-header.tsx';

/** One article of the blog. */
export default function PostPage() {
  const post = postOf(useParams().postSlug);
  if (!post) return <NotFound words={strings.postNotFound} />;
  return (
    <Container $width="narrow">
      <title>{common.pageTitle(post.title)}</title>
      <meta name="description" content={post.excerpt} />
      <Place>
        <Breadcrumb
          above={[
            { label: strings.title, to: paths.blog.href() },
            { label: categoryOf(post.category)?.name ?? '', to: paths.blogCategory.href(post.category) },
          ]}
          current={post.title}
        />
      </Place>
      <article>
        <PostHeader post={post} />
        <PostBody slug={post.slug} />
        <AuthorNote author={post.author} />
      </article>
      <RelatedPosts post={post} />
      <Newsletter />
    </Container>
  );
}

function RelatedPosts({ post: { related } }: { readonly post: Post }) {
  const id = useId();
  return (
    <Related aria-labelledby={id}>
      <h2 id={id}>{strings.post.related}</h2>
      <Entries>
        {related
          .map(postOf)
          .filter((other) => other !== undefined)
          .map((other) => (
            <li key={other.slug}>
              <PostEntry post={other} />
            </li>
          ))}
      </Entries>
    </Related>
  );
}

const { media, space } = theme;

/* On a phone the breadcrumb leaves out the title, so that the article begins on the first screen. */
const Place = styled.div`
  ${media.phone} {
    & li:last-child,
    & li:nth-last-child(2) > svg {
      display: none;
    }
  }
`;

const Related = styled.section`
  padding-block: ${space['2xl']};
`;

const Entries = styled.ul`
  margin-block-start: ${space.md};
`;
