import { errors } from '../sql-error.ts';

export type Token = {
  readonly kind: 'word' | 'name' | 'text' | 'number' | 'variable' | 'sign' | 'end';
  /** Words as they are written, names and texts without their quotes. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

const blanks = /(?:\s+|--(?=\s|$)[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const token =
  /(?<text>(?:'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.|"")*"))|`(?<name>[^`]+)`|(?<number>(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(?![\p{L}_$])|(?<variable>@@?(?:[\w$.]+|`[^`]+`))|(?<word>[\p{L}\d_$]+)|(?<sign><=>|->>|->|<=|>=|<>|!=|:=|&&|\|\||[-+*/%=<>(),.!?;@&|^~])/iuy;

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', 0: '\0', b: '\b' };

/** The tokens of one statement, and an end. */
export function readTokens(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    blanks.lastIndex = at;
    at += blanks.exec(source)?.[0].length ?? 0;
    if (at >= source.length) break;
    token.lastIndex = at;
    const found = token.exec(source);
    if (!found) throw errors.syntax(source.slice(at).split('\n')[0] ?? '');
    const end = at + found[0].length;
    tokens.push({ ...nameToken(found.groups ?? {}), start: at, end });
    at = end;
  }
  return [...tokens, { kind: 'end', text: '', start: source.length, end: source.length }];
}

function nameToken(groups: Record<string, string | undefined>): Pick<Token, 'kind' | 'text'> {
  const { text, name, number, variable, word, sign = '' } = groups;
  if (text !== undefined) return { kind: 'text', text: readText(text) };
  if (name !== undefined) return { kind: 'name', text: name };
  if (number !== undefined) return { kind: 'number', text: number };
  if (variable !== undefined) return { kind: 'variable', text: variable.replaceAll('`', '') };
  return word === undefined ? { kind: 'sign', text: sign } : { kind: 'word', text: word };
}

/** A text without its quotes. `\%` and `\_` stay as they are, since they are for LIKE. */
function readText(quoted: string): string {
  const quote = quoted[0] ?? "'";
  return quoted.slice(1, -1).replaceAll(/\\([\s\S])|''|""/g, (whole, escaped?: string) => {
    if (escaped === undefined) return whole[0] === quote ? quote : whole;
    return escaped === '%' || escaped === '_' ? whole : (escapes[escaped] ?? escaped);
  });
}
