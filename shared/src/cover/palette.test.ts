import { contrastRatio } from '../theme/contrast.ts';
import { describe, expect, it } from 'vitest';
import { COVER_PALETTES } from './palette.ts';

const printings = Object.entries(COVER_PALETTES).flatMap(([subject, palettes]) =>
  palettes.map((palette, index) => ({ name: `${subject} ${index + 1}`, palette })),
);

describe('cover palettes', () => {
  it.each(printings)('The palette $name has readable words on paper, sky and ground', ({ palette }) => {
    expect(contrastRatio(palette.ink, palette.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(palette.onSky, palette.sky)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(palette.onDeep, palette.deep)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(printings)('The palette $name sets sun, moon and ground off from the sky', ({ palette }) => {
    expect(contrastRatio(palette.light, palette.sky)).toBeGreaterThanOrEqual(1.25);
    expect(contrastRatio(palette.deep, palette.sky)).toBeGreaterThanOrEqual(1.2);
  });

  it('Each subject has at least three palettes', () => {
    for (const palettes of Object.values(COVER_PALETTES)) expect(palettes.length).toBeGreaterThanOrEqual(3);
  });
});
