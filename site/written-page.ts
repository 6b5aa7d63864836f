import type { PageHead } from './describe-page.ts';
import type { Assets } from './document.ts';

/** What the server needs for a page that it writes, besides the program that writes it. */
export type WrittenPageParts = {
  readonly head: PageHead;
  readonly assets: Assets;
  readonly scripts: readonly string[];
};
