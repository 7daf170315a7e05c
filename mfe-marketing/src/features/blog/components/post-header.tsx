import { paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { PageHeader, TextLink } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { categoryOf } from '../../../model/categories.ts';
import { formatDay } from '../../../model/format-day.ts';
import type { Post } from '../../../model/posts.ts';
import { authorOf } from '../../../model/team.ts';
import { strings } from '../strings.ts';

/** The top of an article: its category and title, who wrote it and when. */
export function PostHeader({ post }: { readonly post: Post }) {
  const { id, name, title } = authorOf(post.author);
  return (
    <>
      <PageHeader
        eyebrow={
          <TextLink plain to={paths.blogCategory.href(post.category)}>
            {categoryOf(post.category)?.name}
          </TextLink>
        }
        title={post.title}
      />
      <p>
        {strings.post.by} <TextLink to={`${paths.about.href()}#${id}`}>{name}</TextLink>, {title}
      </p>
      <When>
        <time dateTime={post.date}>{formatDay(post.date)}</time>
        <span>{strings.minutes(post.minutes)}</span>
      </When>
    </>
  );
}

const { color, fontSize, space } = theme;

const When = styled.p`
  margin-block-end: ${space.xl};
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
