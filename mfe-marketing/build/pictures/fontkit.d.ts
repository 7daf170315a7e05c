// The parts of fontkit in use; the package brings no types.
declare module 'fontkit' {
  interface Path {
    readonly bbox: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
  }

  /** Lengths in units of the font, the y axis upwards. */
  interface GlyphRun {
    readonly advanceWidth: number;
    readonly glyphs: readonly { readonly id: number; readonly path: Path }[];
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
  }

  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): GlyphRun;
  }

  export function create(file: Uint8Array): Font;
}
