type PlainKey = 'Tab' | 'Enter' | 'Escape' | 'Home' | 'End' | 'ArrowLeft' | 'ArrowRight' | 'ArrowDown' | 'A' | 'Z';

/** Keys by their DOM names, with a modifier where there is one. */
export type Key =
  | Exclude<PlainKey, 'A' | 'Z'>
  | 'Shift+Tab'
  | 'Control+A'
  | 'Control+Z'
  | 'Control+Home'
  | 'Control+End'
  | 'Control+Enter'
  | 'Alt+Enter';

/** A key, and the modifier that is held down meanwhile. */
export function partsOf(key: Key): { readonly plain: PlainKey; readonly held?: 'Shift' | 'Control' | 'Alt' } {
  const [plain, held] = key.split('+').toReversed();
  return { plain, held } as ReturnType<typeof partsOf>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One window with its own storage: the operations that every engine supports. */
export interface DrivenWindow {
  /** Opens an address and waits for its load event. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page, or of its promise, as JSON. */
  evaluate(expression: string): Promise<unknown>;
  moveMouse(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** A screenshot of the window as PNG. */
  screenshot(): Promise<Buffer>;
  /** Uncaught errors and console errors of the page so far. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface DrivenBrowser {
  openWindow(size: Size): Promise<DrivenWindow>;
  close(): Promise<void>;
}
