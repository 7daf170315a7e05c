import { styled } from 'styled-components';
import { theme } from '@storyloom/shared/theme';
import { hatch, type Layer, rays } from '@storyloom/shared/cover/engraving';
import { Engraving } from '@storyloom/shared/ui/engraving';
import { StoryCover } from '@storyloom/shared/ui/story-cover';
import { Specimen, State } from './specimen.tsx';

const SHELVES = [
  {
    name: 'Fantasy',
    genre: 'fantasy',
    titles: [
      'The Keeper of the Light',
      'Ash',
      'Moonwood',
      'El bosque que soñaba',
      'A Crown of Winter Thorns',
      '龙与月亮的约定',
    ],
  },
  {
    name: 'Science fiction',
    genre: 'scifi',
    titles: [
      'Signal',
      'The Last Garden on Mars',
      'Eleven Minutes to Europa',
      'Nova',
      '星际图书馆',
      'Station Nine Does Not Answer',
    ],
  },
  {
    name: 'Children’s',
    genre: 'children',
    titles: [
      'The Paper Boat',
      'Milo and the Moon',
      'Goodnight, Little Cloud',
      'Pip',
      '小船去哪里',
      'The House on the Round Hill',
    ],
  },
  {
    name: 'Romance',
    genre: 'romance',
    titles: ['Letters to Lisbon', 'Two Tides', 'Apricots', 'Before the Rain', 'Le temps des cerises', 'Jasmine'],
  },
  {
    name: 'No genre, and titles that test',
    genre: undefined,
    titles: [
      'Fragments',
      'The Shape of an Hour',
      'Bread',
      '',
      'Donaudampfschifffahrtsgesellschaftskapitän',
      'A title so long that one wonders whether the story behind it can possibly be any longer than this, or any better',
    ],
  },
] as const;

const ENGRAVING: readonly Layer[] = [
  { kind: 'tint', d: 'M44 38a17 17 0 1 0 34 0a17 17 0 1 0 -34 0' },
  { kind: 'fine', d: rays(60, 36, 23, 30, 16) },
  { kind: 'solid', d: 'M0 72Q60 48 120 72V80H0Z' },
  { kind: 'line', d: hatch([10, 74], [110, 74], 12, [2, 5]) },
];

/** Covers of each genre. */
export function Covers() {
  return (
    <Specimen
      id="story-cover"
      title="Story cover"
      note="Drawn from a story’s title and genre, always the same. Its colours are its own in both themes."
    >
      {SHELVES.map(({ name, genre, titles }, shelf) => (
        <State key={name} name={name}>
          <Shelf>
            {titles.map((title, place) => (
              <StoryCover
                key={title}
                title={title}
                genre={genre}
                {...((shelf + place) % 2 === 0 ? { author: 'Ada Lovelace' } : {})}
              />
            ))}
          </Shelf>
        </State>
      ))}
      <State name="Engraving, in the accent around it">
        <Shelf>
          <Engraving viewBox="0 0 120 80" layers={ENGRAVING} />
        </Shelf>
      </State>
    </Specimen>
  );
}

const { layout, space } = theme;

const Shelf = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${layout.tile}, 1fr));
  gap: ${space.md};
  max-inline-size: ${layout.page};
`;
