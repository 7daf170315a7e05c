import { type GenreAccent, theme } from '@storyloom/shared/theme';
import { styled } from 'styled-components';
import type { AuthorId } from '../model/team.ts';

interface Plate {
  readonly accent: GenreAccent;
  /** The ground, as parallel lines: far apart, curved or crossed, so that people are told apart at a glance. */
  readonly ground: string;
}

const every = (step: number, from: number, to: number, line: (at: number) => string): string =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => line(from + index * step)).join('');

const PLATES: Readonly<Record<AuthorId, Plate>> = {
  'mara-lindqvist': { accent: 'romance', ground: every(4, -200, 160, (at) => `M${at} 0l200 200`) },
  'jonas-adeyemi': { accent: 'scifi', ground: every(4, 0, 200, (at) => `M0 ${at}h160`) },
  'ines-castellanos': {
    accent: 'fantasy',
    ground: every(5, -20, 200, (at) => `M0 ${at}q40 ${-18} 80 0t80 0`),
  },
};

/** Somebody of the team, by their initials on an engraved medallion. Decorative: the name stands beside it. */
export function Monogram({ id, initials }: { readonly id: AuthorId; readonly initials: string }) {
  const { accent, ground } = PLATES[id];
  const clip = `ground-${id}`;
  return (
    <Medallion data-genre={accent} viewBox="5 5 150 190" aria-hidden focusable="false">
      <clipPath id={clip}>
        <ellipse cx="80" cy="100" rx="68" ry="88" />
      </clipPath>
      <ellipse className="tint" cx="80" cy="100" rx="74" ry="94" />
      <path className="ground" d={ground} clipPath={`url(#${clip})`} />
      <ellipse className="ring" cx="80" cy="100" rx="74" ry="94" />
      <ellipse className="ring" cx="80" cy="100" rx="68" ry="88" />
      <ellipse className="field" cx="80" cy="100" rx="46" ry="60" />
      <text fontSize="40" x="80" y="114" textAnchor="middle">
        {initials}
      </text>
    </Medallion>
  );
}

const { color, font, fontWeight, layout, mix } = theme;

const Medallion = styled.svg`
  inline-size: 100%;
  max-inline-size: ${layout.cover};
  fill: none;
  stroke: ${color.accent};

  & > .tint {
    fill: ${color.accentSurface};
    stroke: none;
  }

  & > .ground {
    stroke: color-mix(in oklab, ${color.accent} ${mix.medium}, transparent);
  }

  & > .field {
    fill: ${color.surfaceRaised};
  }

  & > text {
    fill: ${color.accentText};
    stroke: none;
    font-family: ${font.serif};
    font-weight: ${fontWeight.medium};
  }
`;
