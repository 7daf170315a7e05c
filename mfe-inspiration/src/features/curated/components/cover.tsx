import { theme } from '@storyloom/shared/theme';
import { Engraving } from '@storyloom/shared/ui/engraving';
import { css, styled } from 'styled-components';
import { COVER_SHEET, coverOf } from '../model/cover.ts';
import type { CuratedInspiration } from '../model/curated-inspiration.ts';

/** The picture of an inspiration: its `image_url`, or a drawing. Decorative. */
export function Cover({ inspiration }: { readonly inspiration: CuratedInspiration }) {
  if (inspiration.image_url !== undefined) return <Picture src={inspiration.image_url} alt="" loading="lazy" />;
  return <Drawing viewBox={COVER_SHEET} layers={coverOf(inspiration)} />;
}

const { color, mix } = theme;

const frame = css`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  background: ${color.accentSurface};
`;

const Picture = styled.img`
  ${frame}
  object-fit: cover;
`;

const Drawing = styled(Engraving)`
  ${frame}
  stroke-width: 1.3;

  & > .veil {
    fill: color-mix(in oklab, currentcolor ${mix.hint}, transparent);
    stroke: none;
  }

  & > .fine {
    stroke-width: 0.6;
  }
`;
