import type { Link } from '#content/schema.ts';

import type { Judgment } from './judge-page.ts';
import { pageOf } from './update-rows.ts';

/** What the maintainer should look at: dead links first, then moved ones, then those that showed nothing. */
export function writeReport(
  links: ReadonlyMap<string, Link>,
  judgments: ReadonlyMap<string, Judgment>,
): string {
  const rows = [...links.values()].map((link) => ({ link, judgment: judgments.get(pageOf(link.url)) }));
  const dead = rows.filter(({ link }) => link.state === 'dead');
  const moved = rows.filter(({ link }) => link.state === 'works' && link.moved !== undefined);
  const unknown = rows.filter(({ link }) => link.state === 'unknown');
  const works = rows.filter(({ link }) => link.state === 'works');
  return [
    ...list('Dead', dead, ({ archived }) => archived ?? 'no stored copy is known'),
    ...list('Moved', moved, (link) => link.moved ?? ''),
    ...list('Unknown', unknown, (_, judgment) => (judgment && 'why' in judgment ? judgment.why : '')),
    `${works.length} links work, ${moved.length} of them moved; ${unknown.length} are unknown, ${dead.length} dead.`,
  ].join('\n');
}

type Row = { readonly link: Link; readonly judgment: Judgment | undefined };
type Tell = (link: Link, judgment: Judgment | undefined) => string;

function list(heading: string, rows: readonly Row[], tell: Tell): string[] {
  return rows.length === 0
    ? []
    : [`${heading}:`, ...rows.map(({ link, judgment }) => `  ${link.url}  ${tell(link, judgment)}`), ''];
}
