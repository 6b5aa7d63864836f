/** What a fix may ask of a line: a pattern whose time grows with the square of the line at most. */
const maxAmbiguous = 2;
const maxRepeats = 20;

const tokens =
  /(?<lookbehind>\(\?<[=!])|(?<back>\\(?:k<|[1-9]))|(?<open>\((?:\?(?:<[a-z]\w*>|[:=!]))?)|(?<close>\))|(?<or>\|)|(?<edge>\^|\$|\\[bB])|(?<repeat>[*+?]\??|\{\d+(?:,\d*)?\}\??)|(?<atom>\{[a-z]+\}|\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u[0-9a-fA-F]{4}|\\.|[^\\])/suy;

type Token = { readonly kind: string; readonly text: string };

/** What is wrong with a pattern, or null. */
export function findPatternFault(pattern: string): string | null {
  const read = tokenize(pattern);
  if (!compiles(pattern)) return 'is no regular expression';
  if (!pattern.startsWith('^')) return 'must begin with ^';
  if (/\(\?<(?![=!]|[a-z]+>)/.test(pattern)) return 'has a group whose name is not small letters';
  if (read.some(({ kind }) => kind === 'lookbehind' || kind === 'back'))
    return 'has a lookbehind or a reference to a group';
  if (read.some(isRepeatedGroup)) return 'repeats a group';
  const ambiguous = read.filter((_, at) => isAmbiguous(read, at)).length;
  return ambiguous > maxAmbiguous
    ? `has ${ambiguous} repetitions that may end in several places, more than ${maxAmbiguous}: write [^(]* and not .*`
    : null;
}

function compiles(pattern: string): boolean {
  try {
    return new RegExp(pattern.replaceAll(/\{[a-z]+\}/g, 'x'), 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function tokenize(pattern: string): Token[] {
  return [...pattern.matchAll(new RegExp(tokens, 'suyg'))].map(({ 0: text, groups = {} }) => ({
    kind: Object.keys(groups).find((name) => groups[name] !== undefined) ?? '',
    text,
  }));
}

function isWide({ kind, text }: Token): boolean {
  const [, least, most] = /^\{(\d+)(?:,(\d*))?\}/.exec(text) ?? [];
  if (kind !== 'repeat' || text.startsWith('?')) return false;
  if (least === undefined) return true;
  return most === '' || Number(most ?? least) > maxRepeats;
}

/** A group may be left out, and not repeated: what is in it could match in many ways. */
function isRepeatedGroup(token: Token, at: number, read: readonly Token[]): boolean {
  return token.kind === 'repeat' && !token.text.startsWith('?') && read[at - 1]?.kind === 'close';
}

/** A repetition whose end is not plain from the next character. */
function isAmbiguous(read: readonly Token[], at: number): boolean {
  const [repeat, atom] = [read[at], read[at - 1]];
  if (!repeat || !atom || !isWide(repeat)) return false;
  const after = read.slice(at + 1).filter(({ kind, text }) => kind !== 'close' && !text.startsWith('(?<'));
  const [next, following] = after;
  if (!next || next.text === '$') return false;
  const optional = following?.kind === 'repeat' && /^(?:\*|\?|\{0)/.test(following.text);
  if (next.kind !== 'atom' || optional || next.text.startsWith('{')) return true;
  return samples.some((character) => takes(atom.text, character) && takes(next.text, character));
}

const samples = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).concat('é', '中', '“');

function takes(atom: string, character: string): boolean {
  return new RegExp(`^${atom}$`, 'su').test(character);
}
