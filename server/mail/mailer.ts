/** One plain mail to one person; the address has been checked, and is never parsed as a list. */
export type Mail = {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
};

export type Mailer = {
  /** Resolves when the mail is handed over; throws when that fails. */
  readonly send: (mail: Mail) => Promise<void>;
  /** Letters that are on their way fail. */
  readonly close: () => void;
};
