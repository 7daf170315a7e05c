import { paths } from '@storyloom/shared/contract';
import { formatUtcDay } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { PageHeader, TextLink } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { AuthorAvatar } from '../../../components/avatar/author-avatar.tsx';
import { categoryOf } from '../../../model/categories.ts';
import type { Post } from '../../../model/posts.ts';
import { authorOf } from '../../../model/team.ts';
import { strings } from '../strings.ts';
import { FeaturedPicture } from './featured-picture.tsx';

const PICTURE_SIZES = '(min-width: 48rem) 44rem, 92vw';

/** The top of an article: category, title, author, date and picture. */
export function PostHeader({ post }: { readonly post: Post }) {
  const { id, name, title } = authorOf(post.author);
  return (
    <Head>
      <PageHeader
        eyebrow={
          <TextLink alone plain to={paths.blogCategory.href(post.category)}>
            {categoryOf(post.category)?.name}
          </TextLink>
        }
        title={post.title}
      />
      <Byline>
        <AuthorAvatar id={post.author} size="sm" />
        <div>
          <p>
            {strings.post.by} <TextLink to={`${paths.about.href()}#${id}`}>{name}</TextLink>, {title}
          </p>
          <When>
            <time dateTime={post.date}>{formatUtcDay(post.date)}</time>
            <span>{strings.minutes(post.minutes)}</span>
          </When>
        </div>
      </Byline>
      <FeaturedPicture post={post} sizes={PICTURE_SIZES} first />
    </Head>
  );
}

const { color, fontSize, media, space } = theme;

/* Small enough that the text begins on the first screen; the subject of a picture is in its middle. */
const Head = styled.div`
  display: grid;
  gap: ${space.md};
  margin-block-end: ${space.lg};

  & > header {
    padding-block: ${space.sm} 0;
  }

  & > img {
    aspect-ratio: 3;
  }

  ${media.tablet} {
    & > img {
      aspect-ratio: 4;
    }
  }
`;

const Byline = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.sm};
`;

const When = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.sm};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};

  & > :not(:last-child)::after {
    content: '·' / '';
    margin-inline-start: ${space.sm};
  }
`;
