import { paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { CardTitle } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { categoryOf } from '../../../model/categories.ts';
import type { Post } from '../../../model/posts.ts';
import { Byline } from './byline.tsx';
import { FeaturedPicture } from './featured-picture.tsx';

interface Props {
  readonly post: Post;
  /** Level of its heading. */
  readonly level?: 2 | 3 | undefined;
  /** Shows its picture, loaded at once or when it is scrolled to. */
  readonly picture?: 'first' | 'later';
}

/** One column, two, or three. */
const PICTURE_SIZES = '(min-width: 72rem) 22rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw';

/** A post in a list; the whole entry links to the post. */
export function PostEntry({ post, level = 3, picture }: Props) {
  return (
    <Entry>
      {picture && <FeaturedPicture post={post} sizes={PICTURE_SIZES} first={picture === 'first'} />}
      <Category>{categoryOf(post.category)?.name}</Category>
      <CardTitle level={level} to={paths.blogPost.href(post.slug)}>
        {post.title}
      </CardTitle>
      <Excerpt>{post.excerpt}</Excerpt>
      <Byline post={post} />
    </Entry>
  );
}

const { borderWidth, color, fontSize, font, space } = theme;

const Entry = styled.article`
  position: relative;
  display: grid;
  gap: ${space.xs};
  align-content: start;
  padding-block: ${space.lg};
  border-block-start: ${borderWidth.hairline} solid ${color.border};
`;

const Category = styled.p`
  color: ${color.accentText};
  font-family: ${font.serif};
  font-size: ${fontSize.md};
  font-style: italic;
`;

const Excerpt = styled.p`
  color: ${color.textMuted};
`;
