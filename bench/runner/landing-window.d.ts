import type { Paint, Shift } from './landing-visit.mjs';

declare global {
  /** Missing in the types of TypeScript. */
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }

  interface Window {
    /** The records of the page of a visit. */
    storyloomLanding: { readonly paints: Paint[]; readonly shifts: Shift[] };
  }
}
