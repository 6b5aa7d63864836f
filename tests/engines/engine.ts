/** What the journeys ask of a browser engine. Everything else is said in these terms, once for all engines. */
export type Engine = {
  readonly name: string;
  /** Starts a browser with a profile of its own. */
  readonly launch: (executable: string) => Promise<Browser>;
};

export type Browser = {
  readonly openTab: () => Promise<Tab>;
  readonly close: () => Promise<void>;
};

/** A tab. What is done in it happens in front of its reader: it is shown first where another one was. */
export type Tab = {
  readonly goTo: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** The value of a script's expression, as JSON has it. */
  readonly run: (expression: string) => Promise<unknown>;
  /** Clicks with the mouse at a point of the window. */
  readonly clickAt: (point: Point) => Promise<void>;
  /** Types with the keyboard where the focus is. */
  readonly type: (text: string) => Promise<void>;
};

type Point = { readonly x: number; readonly y: number };

export const size = { width: 1280, height: 800 };
