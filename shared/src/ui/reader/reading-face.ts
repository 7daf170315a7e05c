import italic from '@fontsource-variable/literata/files/literata-latin-wght-italic.woff2?url';
import upright from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url';
import { createGlobalStyle } from 'styled-components';
import { fallbackFaces, latinRange } from '@storyloom/shared/theme/reading';

const face = (style: 'normal' | 'italic', url: string) => `
  @font-face {
    font-family: 'Storyloom Reading';
    font-style: ${style};
    font-weight: 200 900;
    font-display: swap;
    src: url('${url}') format('woff2');
    unicode-range: ${latinRange};
  }
`;

const stretched = fallbackFaces.map(
  ({ family, local, sizeAdjust, ascentOverride, descentOverride }) => `
  @font-face {
    font-family: '${family}';
    src: local('${local}');
    size-adjust: ${sizeAdjust};
    ascent-override: ${ascentOverride};
    descent-override: ${descentOverride};
    line-gap-override: 0%;
  }
`,
);

/** The faces as CSS text. */
export const faceRules = [face('normal', upright), face('italic', italic), ...stretched].join('');

/** Literata, fetched when a story is on the page and holds Latin letters, and what stands in for it until it is there. */
export const ReadingFace = createGlobalStyle`
  ${faceRules}
`;
