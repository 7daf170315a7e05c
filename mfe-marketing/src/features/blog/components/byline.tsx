import { formatUtcDay } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { styled } from 'styled-components';
import type { Post } from '../../../model/posts.ts';
import { authorOf } from '../../../model/team.ts';
import { strings } from '../strings.ts';

/** Author, date and reading time of a post. */
export function Byline({ post: { author, date, minutes } }: { readonly post: Post }) {
  return (
    <Line>
      <span>{authorOf(author).name}</span>
      <time dateTime={date}>{formatUtcDay(date)}</time>
      <span>{strings.minutes(minutes)}</span>
    </Line>
  );
}

const { color, fontSize, space } = theme;

const Line = styled.p`
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
