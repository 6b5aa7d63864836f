/** What may be linked: our topics by their token, and the pages of the registry. */
export type Allowed = {
  /** A topic's link in Markdown, by token such as T7. */
  readonly topics: ReadonlyMap<string, string>;
  readonly pages: ReadonlySet<string>;
};

const invisible = /(?!\t)[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/gu;
const fence = /^\s{0,3}(?:`{3,}|~{3,})/;

/**
 * Makes what a model wrote safe, whole line by whole line, so that it cannot matter how it arrived. A token becomes
 * the topic's link; an address that is not in the registry, an image, HTML and anything invisible never come through.
 */
export function gateText(text: string, allowed: Allowed): string {
  const gate = makeLineGate(allowed);
  return gate.pass(text) + gate.end();
}

/** A gate that text is fed to in pieces; `pass` gives the finished lines so far that are safe to show. */
export function makeLineGate(allowed: Allowed) {
  let open = '';
  let inCode = false;
  const passLine = (line: string) => {
    const seen = line.replaceAll(invisible, '');
    if (fence.test(seen)) {
      inCode = !inCode;
      return '```';
    }
    return inCode ? gateCode(seen) : gateLine(seen, allowed);
  };
  return {
    /** Gives the lines that end in this piece, each with its line break. */
    pass(piece: string): string {
      const lines = `${open}${piece}`.split('\n');
      open = lines.pop() ?? '';
      return lines.map((line) => `${passLine(line)}\n`).join('');
    },
    /** Gives what is left, and closes what was opened. */
    end(): string {
      const last = open === '' ? '' : passLine(open);
      open = '';
      return inCode ? `${last}\n\`\`\`` : last;
    },
  };
}

const marks = new RegExp(
  [
    String.raw`!?\[(?<label>[^[\]]*)\]\((?<target>[^()\s]*(?:\s[^()]*)?)\)`,
    String.raw`\[\[(?<token>T\d{1,3})\]\]`,
    String.raw`<?(?<bare>[a-z][a-z0-9+.-]*://[^\s<>\[\]()"'*_${'`'}]+)>?`,
    String.raw`(?<other>www\.\S*|[\w.+-]+@[\w-]+\.\S+|(?:javascript|data|file|vbscript|mailto|xmpp)\s*:)`,
  ].join('|'),
  'giu',
);

function gateLine(line: string, allowed: Allowed): string {
  // A definition would give a meaning to brackets elsewhere, and a heading is not one of a reply's marks.
  const plain = line.replace(/^\s*\[[^\]]*\]:.*$/, '').replace(/^\s{0,3}#{1,6}\s+(.*?)\s*#*$/, '**$1**');
  const parts = plain.replaceAll(/`{2,}/g, '`').split('`');
  // Without a partner, a backtick would turn what follows into code in one reading and into text in another.
  if (parts.length % 2 === 0) return gateProse(parts.join(' '), allowed);
  return parts
    .map((part, at) => (at % 2 === 1 ? `\`${gateCode(part)}\`` : gateProse(part, allowed)))
    .join('');
}

function gateProse(prose: string, allowed: Allowed): string {
  let safe = '';
  let end = 0;
  for (const found of prose.matchAll(marks)) {
    // What is left out leaves a space, so that its neighbours cannot grow together into an address.
    safe += `${escapeProse(prose.slice(end, found.index))}${gateMark(found.groups ?? {}, allowed)}`;
    end = found.index + found[0].length;
  }
  return safe + escapeProse(prose.slice(end));
}

function gateMark(
  { label, target, token, bare }: Readonly<Record<string, string | undefined>>,
  { topics, pages }: Allowed,
): string {
  if (token !== undefined) return topics.get(token.toUpperCase()) ?? ' ';
  if (label !== undefined) {
    const text = escapeProse(label.replaceAll(marks, ' '));
    return pages.has(target ?? '') ? `[${text}](${escapeTarget(target ?? '')})` : ` ${text} `;
  }
  if (bare === undefined) return ' ';
  const url = bare.replace(/[.,;:!?]+$/, '');
  return pages.has(url) ? `[${escapeProse(new URL(url).host)}](${escapeTarget(url)})` : ' ';
}

/** Words only: nothing in them is a mark, and nothing that a reader of Markdown takes for an address stays whole. */
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

/** Code is shown and never followed, yet a learner may copy it: no address stands in it but those set aside for examples. */
function gateCode(code: string): string {
  return code
    .replaceAll(/\b[a-z][a-z0-9+.-]*:\/\/[^\s"'`<>]*/gi, (url) =>
      /^https?:\/\/(?:[\w-]+\.)*(?:example\.(?:com|org|net)|localhost)(?:[:/?#]|$)/i.test(url) ? url : '…',
    )
    .replaceAll(/\b(?:javascript|vbscript|data|file)\s*:/gi, '…');
}
