import { foldText } from './plain-text.ts';
import { wholeNames } from '../../lexicon/names/whole-names.ts';

/** A word or symbol as typed, folded, with the smaller words it is made of: "useEffect" holds "use" and "effect". */
export type Token = { readonly text: string; readonly parts: readonly string[] };

const core = String.raw`[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*`;
const pieces = new RegExp(
  [
    // c++, c#, f#, c++17
    String.raw`(?<![\p{L}\p{N}_])[a-z](?:\+\+|#)(?:\d\d)?(?![\p{L}\p{N}])`,
    // Words with what programmers glue to them: ::before, @media, $scope, -i, v-model, std::vector, node.js
    String.raw`(?:(?<![\p{L}\p{N}_:])::?|(?<![^\s"'\x60(])--?|(?<![\p{L}\p{N}_)\]])(?:\$\.|[@#$!.]))?${core}(?:(?:::|[-.':])${core})*`,
    // Operators: ===, =>, ?., ..., <!--; a run of question or exclamation marks behind a word is punctuation.
    String.raw`\.{3}(?=[\p{L}$\[{(])|(?<=\s)\.{3}(?=\s)|(?<![\p{L}\p{N}?!])[=!<>+*\/%&|^~?:-]{2,7}|\?\.|\{\{|\}\}|(?<![\p{L}\p{N}_])(?:\[\]|\{\}|\(\))`,
    String.raw`(?<![^\s"'\x60(])[&*%@$#^~|+](?![^\s"'\x60),.?!])`,
  ].join('|'),
  'giu',
);

/** Every word and symbol of a text in order. Never throws; a text without any gives an empty list. */
export function splitTokens(text: string): Token[] {
  return (text.match(pieces) ?? [])
    .flatMap(splitScripts)
    .map(makeToken)
    .filter((token) => token.text !== '');
}

const scripts =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+|\p{sc=Hangul}+|[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\p{sc=Hangul}]+/gu;

/** Writing without spaces glues "Python" to its neighbours: "学习Python" is two words. An error's name is its last word. */
function splitScripts(whole: string): readonly string[] {
  const piece = whole.replace(/^(?:\w+\.)+(?=[A-Z]\w*(?:Error|Exception|Warning)$)/, '');
  return /[\u2e80-\uffff]/.test(piece) ? (piece.match(scripts) ?? []) : [piece];
}

const joints = /[-.:_$@#!']+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

function makeToken(piece: string): Token {
  if (/^[A-Z]?[a-z]+$/.test(piece)) return { text: piece.toLowerCase(), parts: [] };
  const text = foldText(piece).replace(/'s$/, '');
  if (wholeNames.has(text) || !/[\p{L}\p{N}]/u.test(text)) return { text, parts: [] };
  const parts = piece
    .split(joints)
    .filter((part) => part !== '')
    .map(foldText);
  const same = (parts.length < 2 && parts[0] === text) || text.includes("'");
  return { text, parts: [...(same ? [] : parts), ...tails(text)] };
}

/** "std::vector" and "a::before" are also "::vector" and "::before"; "c++17" is also "c++". */
function tails(text: string): string[] {
  const colon = text.indexOf('::', 1);
  if (colon > 0) return [text.slice(colon)];
  return /^c\+\+\d/.test(text) ? ['c++'] : [];
}
