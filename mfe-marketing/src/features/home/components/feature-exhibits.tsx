import { paths } from '@storyloom/shared/contract';
import { GENRE_NAMES, GENRES, LANGUAGE_NAMES, PERSPECTIVE_NAMES, TONE_NAMES } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Chip, Cluster, TextLink } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { SPECIMENS } from '../model/specimens.ts';
import { strings } from '../strings.ts';
import { GenrePlate } from './genre-plate.tsx';

const words = strings.features;

/** Multiple Genres. */
export function GenreChips() {
  return (
    <Cluster $gap="xs">
      {GENRES.map((genre) => (
        <Chip key={genre} genre={genre} to={paths.generator.href(genre)}>
          {GENRE_NAMES[genre]}
        </Chip>
      ))}
    </Cluster>
  );
}

const SETTINGS = [
  [words.customization.language, Object.values(LANGUAGE_NAMES).join(', ')],
  [words.customization.perspective, Object.values(PERSPECTIVE_NAMES).join(', ')],
  [words.customization.tone, Object.values(TONE_NAMES).join(', ')],
  [words.customization.length, words.customization.lengthRange],
] as const;

/** Customization: every setting with its choices. */
export function SettingsTable() {
  return (
    <Settings>
      {SETTINGS.map(([name, choices]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{choices}</dd>
        </div>
      ))}
    </Settings>
  );
}

/** Image Generation: the covers of the specimens. Decorative. */
export function CoverShelf() {
  return (
    <Shelf aria-hidden>
      {GENRES.map((genre) => (
        <Cover key={genre} data-genre={genre}>
          <CoverTitle>{SPECIMENS[genre].title}</CoverTitle>
          <GenrePlate genre={genre} />
        </Cover>
      ))}
    </Shelf>
  );
}

/** Inspiration Tools: one of the prompts, and a link to the others. */
export function PromptSlip() {
  return (
    <Slip>
      <q>{words.inspiration.example}</q>
      <TextLink alone to={paths.inspiration.href()}>
        {words.inspiration.link}
      </TextLink>
    </Slip>
  );
}

/** Multiple Exports. */
export function Formats() {
  return (
    <Cluster $gap="xs">
      {words.exports.formats.map((format) => (
        <Chip key={format}>{format}</Chip>
      ))}
    </Cluster>
  );
}

const { borderWidth, color, font, fontSize, fontWeight, layout, lineHeight, space } = theme;

const Settings = styled.dl`
  display: grid;
  gap: ${space['2xs']};
  font-size: ${fontSize.sm};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.xs};
  }

  & dt {
    flex: 0 0 ${layout.term};
    color: ${color.textMuted};
  }

  /* Below its term when there is no room beside it. */
  & dd {
    flex: 1 1 ${layout.tile};
    min-inline-size: 0;
  }
`;

const Slip = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.xs};

  & > q {
    font-family: ${font.serif};
    font-size: ${fontSize.lg};
    font-style: italic;
    line-height: ${lineHeight.snug};
    text-wrap: pretty;
  }
`;

const Shelf = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, ${layout.tile}));
  gap: ${space.xs};
`;

const Cover = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  aspect-ratio: 2 / 3;
  padding: ${space.xs} ${space['2xs']};
  border: ${borderWidth.hairline} solid ${color.accent};
  background: ${color.accentSurface};
  overflow: hidden;
`;

const CoverTitle = styled.span`
  color: ${color.accentText};
  font-family: ${font.serif};
  font-size: ${fontSize.xs};
  font-weight: ${fontWeight.semibold};
  line-height: ${lineHeight.tight};
  text-align: center;
`;
