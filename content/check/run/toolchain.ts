/** How a language's programs are compiled and started. */
export type Toolchain = {
  readonly needs: readonly string[];
  /** The name of its file, where the listing does not give one. */
  readonly file: string;
  /** What its compiler is given in place of the listing. */
  readonly write?: (code: string) => string;
  /** Commands that come before the last one, such as a compiler's. `others` are the files beside it. */
  readonly compile?: (file: string, others: readonly string[]) => readonly (readonly string[])[];
  readonly start: (file: string) => readonly string[];
  /** Its lines are typed into a shell: no file of theirs is in the folder, and output and errors come in one order. */
  readonly isShell?: boolean;
  readonly env?: Readonly<Record<string, string>>;
};
