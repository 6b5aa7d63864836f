/** One plain letter to one person; the address has been checked, and is never parsed as a list. */
export type Letter = {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
};

export type Mail = {
  /** Resolves when the letter is handed over; throws when that fails. */
  readonly send: (letter: Letter) => Promise<void>;
  /** Letters that are on their way fail. */
  readonly close: () => void;
};
