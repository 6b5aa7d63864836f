import { type Allowed, isKnownHost } from './allowed.ts';
import { filterCode } from './filter-code.ts';
import { hideCommands } from './hide-commands.ts';
import { hostInProse } from './hosts.ts';

const marks = new RegExp(
  [
    String.raw`!?\[(?<label>[^[\]]*)\]\((?<target>[^()\s]*(?:\s[^()]*)?)\)`,
    String.raw`\[\[(?<token>T\d{1,3})\]\]`,
    String.raw`<?(?<bare>[a-z][a-z0-9+.-]*://[^\s<>\[\]()"'*_${'`'}]+)>?`,
    String.raw`(?<other>www\.\S*|[\w.+-]+@[\w-]+\.\S+|(?:javascript|data|file|vbscript|mailto|xmpp)\s*:)`,
    hostInProse,
  ].join('|'),
  'giu',
);

export function filterLine(line: string, allowed: Allowed): string {
  // Link definitions are removed, and headings become bold text.
  const plain = line.replace(/^\s*\[[^\]]*\]:.*$/, '').replace(/^\s{0,3}#{1,6}\s+(.*?)\s*#*$/, '**$1**');
  const parts = plain.replaceAll(/`{2,}/g, '`').split('`');
  // An unpaired backtick is code to some parsers and text to others.
  if (parts.length % 2 === 0) return filterProse(parts.join(' '), allowed);
  return parts
    .map((part, at) => (at % 2 === 1 ? `\`${filterCode(part, allowed)}\`` : filterProse(part, allowed)))
    .join('');
}

function filterProse(prose: string, allowed: Allowed): string {
  let safe = '';
  let end = 0;
  for (const found of prose.matchAll(marks)) {
    // A space stays behind, so that the text on both sides cannot join into an address.
    safe += `${escapeProse(prose.slice(end, found.index))}${filterMark(found.groups ?? {}, allowed)}`;
    end = found.index + found[0].length;
  }
  return hideCommands(safe + escapeProse(prose.slice(end)), allowed, 'prose');
}

type Groups = Readonly<Record<string, string | undefined>>;

function filterMark({ label, target, token, bare, host, path }: Groups, allowed: Allowed): string {
  const { topics, pages } = allowed;
  if (token !== undefined) return topics.get(token.toUpperCase()) ?? ' ';
  if (label !== undefined) {
    const text = filterLabel(label, allowed);
    return pages.has(target ?? '') ? `[${text}](${escapeTarget(target ?? '')})` : ` ${text} `;
  }
  if (host !== undefined)
    return isKnownHost(host, path ?? '', allowed) ? escapeProse(host + (path ?? '')) : ' ';
  if (bare === undefined) return ' ';
  const url = bare.replace(/[.,;:!?]+$/, '');
  return pages.has(url) ? `[${escapeProse(new URL(url).host)}](${escapeTarget(url)})` : ' ';
}

function filterLabel(label: string, allowed: Allowed): string {
  const known = new Set<string>();
  for (const { groups: { host, path = '' } = {} } of label.matchAll(marks)) {
    if (host !== undefined && isKnownHost(host, path, allowed)) known.add(host + path);
  }
  return escapeProse(label.replaceAll(marks, (mark) => (known.has(mark) ? mark : ' ')));
}

/** Leaves nothing that Markdown would read as markup or as an address. */
function escapeProse(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '‹')
    .replaceAll(/[[\]!]/g, String.raw`\$&`)
    .replaceAll(/www\.|:\/\/|@/gi, ' ');
}

function escapeTarget(url: string): string {
  return url.replaceAll('(', '%28').replaceAll(')', '%29');
}
