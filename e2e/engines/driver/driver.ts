/** Keys as the pages know them, with another held down where it says so. */
export type Key =
  | 'Tab'
  | 'Shift+Tab'
  | 'Control+A'
  | 'Control+Z'
  | 'Enter'
  | 'Space'
  | 'Escape'
  | 'Home'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'ArrowDown';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One window with a storage of its own: what every engine can do, on which all the rest is built. */
export interface DrivenWindow {
  /** Opens an address and waits for its load event. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page, or of its promise, as far as JSON can carry it. */
  evaluate(expression: string): Promise<unknown>;
  /** Makes it the window that the keyboard belongs to, after another one was opened. */
  bringToFront(): Promise<void>;
  moveMouse(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** PNG of what the window shows. */
  screenshot(): Promise<Buffer>;
  /** Errors that the page did not catch, and those in its console, so far. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface DrivenBrowser {
  openWindow(size: Size): Promise<DrivenWindow>;
  close(): Promise<void>;
}
