import { paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { TextLink } from '@storyloom/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';

const words = strings.places;

const PLACES = [
  [paths.generators.href(), words.generators],
  [paths.inspiration.href(), words.inspiration],
  [paths.community.href(), words.community],
  [paths.blog.href(), words.blog],
  [paths.faq.href(), words.faq],
  [paths.sitemap.href(), words.sitemap],
] as const;

/** Popular places, shown before a search. */
export function Places() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{words.title}</Title>
      <List>
        {PLACES.map(([path, [name, text]]) => (
          <Place key={path}>
            <TextLink to={path}>{name}</TextLink>
            <p>{text}</p>
          </Place>
        ))}
      </List>
    </section>
  );
}

const { borderWidth, color, fontSize, media, space } = theme;

const Title = styled.h2`
  margin-block-end: ${space.md};
  font-size: ${fontSize.xl};
`;

const List = styled.ul`
  display: grid;
  column-gap: ${space.xl};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Place = styled.li`
  padding-block: ${space.md};
  border-block-start: ${borderWidth.hairline} solid ${color.border};

  & > a {
    font-size: ${fontSize.lg};
  }

  & > p {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
`;
