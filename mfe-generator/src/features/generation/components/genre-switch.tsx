import { paths } from '@storyloom/shared/contract';
import { type Genre, GENRE_NAMES, GENRES } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';

interface Props {
  readonly current: Genre;
  /** Navigation state for the generator of another genre. */
  readonly state: LinkProps['state'];
}

/** Links to the four generators, each in its own color. */
export function GenreSwitch({ current, state }: Props) {
  return (
    <nav aria-label={strings.genres}>
      <List>
        {GENRES.map((genre) => (
          <li key={genre}>
            <GenreLink
              to={paths.generator.href(genre)}
              state={genre === current ? undefined : state}
              data-genre={genre}
              aria-current={genre === current ? 'page' : undefined}
            >
              {GENRE_NAMES[genre]}
            </GenreLink>
          </li>
        ))}
      </List>
    </nav>
  );
}

const { color, space } = theme;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  padding: 0;
  list-style: none;

  ${theme.media.phone} {
    gap: ${space['2xs']};
  }
`;

const GenreLink = styled(Link)`
  display: flex;
  align-items: center;
  padding: ${space['2xs']} ${space.md};
  border: ${theme.borderWidth.hairline} solid ${color.border};
  border-radius: ${theme.radius.pill};
  color: ${color.textMuted};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.medium};
  text-decoration: none;

  ${theme.media.phone} {
    padding-inline: ${space.xs};
    font-size: ${theme.fontSize.xs};
  }

  ${theme.media.touch} {
    min-block-size: ${theme.size.touch};
  }

  &:hover {
    border-color: ${color.accent};
    color: ${color.text};
  }

  &[aria-current] {
    border-color: ${color.accent};
    background: ${color.accentSurface};
    color: ${color.accentText};
  }

  ${theme.media.forcedColors} {
    &[aria-current] {
      outline: ${theme.borderWidth.strong} solid Highlight;
      border-color: Highlight;
    }
  }
`;
