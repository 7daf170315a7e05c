import { expect, it } from 'vitest';
import { faceRules } from './reading-face.ts';

const faces = faceRules.match(/@font-face {[^}]*}/g) ?? [];

it('the reading face is fetched for Latin letters alone and never keeps the text waiting', () => {
  const fetched = faces.filter((face) => face.includes("font-family: 'Storyloom Reading';"));
  expect(fetched).toHaveLength(2);
  for (const face of fetched) {
    expect(face).toContain('font-display: swap;');
    expect(face).toContain('unicode-range: U+0000-00FF,');
    expect(face).toMatch(/src: url\('[^']*literata-latin-wght-(normal|italic)\.woff2[^']*'\)/);
  }
});

it('faces of the system stand in for it, stretched to its proportions', () => {
  const local = faces.filter((face) => face.includes('src: local('));
  expect(local).toHaveLength(2);
  for (const face of local) expect(face).toMatch(/size-adjust: 1\d\d\.\d%;/);
});
