/** The address has been checked and is never parsed as a list. */
export type Mail = {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
};

export type Mailer = {
  /** Resolves when the mail is handed over, and throws if that fails. */
  readonly send: (mail: Mail) => Promise<void>;
  /** Removes copies of mails to the address, where there are any. */
  readonly forget: (address: string) => Promise<void>;
  /** Removes old copies. */
  readonly removeOld: () => Promise<void>;
  readonly close: () => void;
};
