export { coverSvg } from './cover-svg.ts';
export { drawCover } from './draw-cover.ts';
export type { CoverOf, CoverOptions } from './draw-cover.ts';
export type { CoverDrawing, CoverShape, CoverWords } from './drawing.ts';
export { LETTERING, letteringFamily } from './lettering/lettering-style.ts';
