import { theme } from '@storyloom/shared/theme';
import { styled } from 'styled-components';
import type { Post } from '../../../model/posts.ts';
import { PostEntry } from './post-entry.tsx';

interface Props {
  readonly posts: readonly Post[];
  readonly level?: 2 | 3 | undefined;
  /** Whether it begins on the first screen. */
  readonly first?: boolean;
}

/** Posts in columns where there is room. */
export function PostList({ posts, level, first = false }: Props) {
  return (
    <List>
      {posts.map((post, index) => (
        <li key={post.slug}>
          <PostEntry post={post} level={level} picture={first && index === 0 ? 'first' : 'later'} />
        </li>
      ))}
    </List>
  );
}

const { media, space } = theme;

const List = styled.ul`
  display: grid;
  column-gap: ${space.xl};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;
