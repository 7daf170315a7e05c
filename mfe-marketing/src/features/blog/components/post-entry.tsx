import { paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { CardTitle } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { categoryOf } from '../../../model/categories.ts';
import type { Post } from '../../../model/posts.ts';
import { Byline } from './byline.tsx';

interface Props {
  readonly post: Post;
  /** Where its title stands in the page's outline. */
  readonly level?: 2 | 3 | undefined;
}

/** A post in a list; all of it leads to the post. */
export function PostEntry({ post, level = 3 }: Props) {
  return (
    <Entry>
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
