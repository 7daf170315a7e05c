import type { Paint, Shift } from './landing-visit.mjs';

declare global {
  /** TypeScript does not know it yet. */
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
    /** What the page of a visit has seen of itself. */
    storyloomLanding: { readonly paints: Paint[]; readonly shifts: Shift[] };
  }
}
