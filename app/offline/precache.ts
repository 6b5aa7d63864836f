/** A file of the build as the browser stores it. Without a revision its name says what is in it. */
export type StoredFile = {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity?: string;
};

/** What one version of the site leaves in the browser. */
export type Precache = {
  readonly version: string;
  /** What its documents say they are of. */
  readonly build: string;
  readonly files: readonly StoredFile[];
  /** The addresses of all pages, also of those that are shown from their data. */
  readonly pages: readonly string[];
};

/** Where the build writes what stands for a page that is shown from its data. */
export const shellAddress = '/shell';
/** Where the server has the page for addresses that it does not know; it answers with status 404. */
export const notFoundAddress = '/404';
