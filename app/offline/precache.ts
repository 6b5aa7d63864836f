/** Without a revision, its name is a hash of its content. */
export type StoredFile = {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity?: string;
};

/** Everything that one version of the site stores. */
export type Precache = {
  readonly version: string;
  /** The build id in its documents. */
  readonly build: string;
  readonly files: readonly StoredFile[];
  /** Includes pages that are rendered from data. */
  readonly pages: readonly string[];
};

/** The document for pages that are rendered from data. */
export const shellAddress = '/shell';
/** The document for unknown addresses, with status 404. */
export const notFoundAddress = '/404';

/** What starts a runtime, JavaScript's aside: the build leaves it out of what is stored at first, and the worker keeps it once it is used. */
export const startScript = /^assets\/(?:boot-library|json|php|python|react|ruby|sql|vue)-[\w-]+\.js$/;
