import type { Layer } from '@storyloom/shared/cover/engraving';
import type { Genre } from '@storyloom/shared/domain';
import { Engraving } from '@storyloom/shared/ui/engraving';
import { styled } from 'styled-components';
import { PLATE_SHEET, PLATES } from '../model/plates.ts';

/** Shifts the colour block slightly, like a hand press that is out of register. */
const printed = (layer: Layer) => (layer.kind === 'tint' ? { ...layer, transform: 'translate(4 3)' } : layer);

/** A genre's engraving in the accent of the `[data-genre]` around it. Decorative. */
export function GenrePlate({ genre }: { readonly genre: Genre }) {
  return <Plate viewBox={PLATE_SHEET} layers={PLATES[genre].map(printed)} />;
}

const Plate = styled(Engraving)`
  block-size: auto;
  stroke-width: 1.4;

  & > .fine {
    stroke-width: 0.7;
  }
`;
