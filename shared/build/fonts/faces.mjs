// The web font of the site and what stands in for it, as `@font-face` rules. Its stack is `font.serif` in
// src/theme/tokens.ts. Plain JavaScript, like the rest of the build.

/** The one web font. Headings, quotes, covers, blog posts and stories are set in it. */
export const FAMILY = 'Literata';

/**
 * Its files: the weights of the theme, and one italic, which is set in no other weight. `name` becomes part of the
 * address.
 */
export const FILES = /** @type {const} */ ([
  { name: 'literata', style: 'normal', weight: '400 700', axis: { min: 400, max: 700 } },
  { name: 'literata-italic', style: 'italic', weight: '400', axis: 400 },
]);

/** The characters of the files: English and the languages of Western Europe. Texts of others never fetch them. */
export const RANGE =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, ' +
  'U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/** Literata's own line, as shares of its size. */
const LINE = { ascent: 1.177, descent: 0.308 };

/**
 * Serifs that machines have, and how much wider Literata is than each of them: mean width of a letter in 20,000
 * characters of English prose (docs/samples), as Chromium sets it. Regular against Literata 400, bold against 600, the
 * weight of headings, italic against italic. Metrics of Georgia were measured in Gelasio, which has the same.
 */
const STAND_INS = [
  {
    family: 'Literata on Georgia',
    regular: { size: 1.067, local: ['Georgia', 'Gelasio'] },
    bold: { size: 0.953, local: ['Georgia Bold', 'Gelasio Bold'] },
    italic: { size: 0.983, local: ['Georgia Italic', 'Gelasio Italic'] },
  },
  {
    family: 'Literata on Times',
    regular: { size: 1.167, local: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Nimbus Roman'] },
    bold: { size: 1.141, local: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold', 'Nimbus Roman Bold'] },
    italic: {
      size: 1.093,
      local: ['Times New Roman Italic', 'Liberation Serif Italic', 'Tinos Italic', 'Nimbus Roman Italic'],
    },
  },
  {
    family: 'Literata on Noto',
    regular: { size: 0.987, local: ['Noto Serif', 'NotoSerif'] },
    bold: { size: 0.966, local: ['Noto Serif Bold', 'NotoSerif-Bold'] },
    italic: { size: 0.953, local: ['Noto Serif Italic', 'NotoSerif-Italic'] },
  },
  {
    family: 'Literata on DejaVu',
    regular: { size: 0.916, local: ['DejaVu Serif'] },
    bold: { size: 0.862, local: ['DejaVu Serif Bold'] },
    italic: { size: 0.859, local: ['DejaVu Serif Italic', 'DejaVu Serif'] },
  },
];

/** Names of the stand-ins, in the order in which a machine is asked for them. */
export const STAND_IN_FAMILIES = STAND_INS.map(({ family }) => family);

const CUTS = /** @type {const} */ ([
  { cut: 'regular', style: 'normal', weight: '400 500' },
  { cut: 'bold', style: 'normal', weight: '600 700' },
  { cut: 'italic', style: 'italic', weight: '400 700' },
]);

/** @param {Readonly<Record<string, string>>} descriptors */
const rule = (descriptors) =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** @param {number} share */
const percent = (share) => `${Number((share * 100).toFixed(1))}%`;

/**
 * Faces of the machine, stretched to the proportions of Literata, so that a page looks nearly the same where Literata
 * came too late.
 */
function standInRules() {
  return STAND_INS.flatMap((standIn) =>
    CUTS.map(({ cut, style, weight }) => {
      const { size, local } = standIn[cut];
      return rule({
        'font-family': `'${standIn.family}'`,
        'font-style': style,
        'font-weight': weight,
        src: local.map((name) => `local('${name}')`).join(','),
        'size-adjust': percent(size),
        'ascent-override': percent(LINE.ascent / size),
        'descent-override': percent(LINE.descent / size),
        'line-gap-override': '0%',
      });
    }),
  );
}

/**
 * The whole of it as CSS text. A face is fetched when a page has its letters. A face that is late is kept for the next
 * page: text that has been painted is never set again in another font.
 *
 * @param {(name: string) => string} addressOf a file's name in {@link FILES}
 */
export function faceRules(addressOf) {
  const fetched = FILES.map(({ name, style, weight }) =>
    rule({
      'font-family': FAMILY,
      'font-style': style,
      'font-weight': weight,
      'font-display': 'optional',
      src: `url('${addressOf(name)}') format('woff2')`,
      'unicode-range': RANGE,
    }),
  );
  return [...fetched, ...standInRules()].join('\n');
}
