/** What the journeys need from a browser engine. */
export type Engine = {
  readonly name: string;
  /** Starts a browser with its own profile. */
  readonly launch: (executable: string) => Promise<Browser>;
};

export type Browser = {
  readonly openTab: () => Promise<Tab>;
  readonly close: () => Promise<void>;
};

/** A tab. It comes to the front before anything is done in it. */
export type Tab = {
  readonly goTo: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** The value of an expression, as JSON; of the next page if the page is left meanwhile. */
  readonly run: (expression: string) => Promise<unknown>;
  /** Clicks at a point of the window. */
  readonly clickAt: (point: Point) => Promise<void>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>;
};

type Point = { readonly x: number; readonly y: number };

export const size = { width: 1280, height: 800 };
