import readTokens from 'js-tokens';

/** A part of a program that runs as one, with the line that it begins in. */
export type Part = { readonly text: string; readonly line: number; readonly isDeclaration: boolean };

const blank = /^(?:WhiteSpace|LineTerminatorSequence|SingleLineComment|MultiLineComment|HashbangComment)$/;
const command = /^\s*(?:(?:use|show)[ \t]+[\w-]+|exit|quit|it|cls|help)\s*;*\s*$/;
const declaration = /^\s*(?:const|let|class|function|async\s+function)\b/;

/** With these, the next line goes on with what the line before has begun. */
const continuing =
  /^(?:[.,)\]}*/%&|^<>=?:]|\?\.|[+-](?![+-])|!=|=>|(?:else|catch|finally|instanceof|in|of)$)/;

/**
 * Splits a program where the shell would run it if it was typed line by line. It is split only once it is asked for, so
 * that the lines before a mistake have run.
 */
export function* splitProgram(code: string): Generator<Part> {
  const tokens = [...readTokens(code)];
  let [start, end, line, at] = [0, 0, 1, 1];
  let depth = 0;
  let last = '';
  for (const [index, { type, value }] of tokens.entries()) {
    end += value.length;
    depth += findDepth(type, value);
    at += value.split(/\r\n|[\n\r\u2028\u2029]/).length - 1;
    if (!blank.test(type)) last = value;
    const text = code.slice(start, end);
    const isEnd =
      type === 'LineTerminatorSequence' || (value === ';' && depth === 0 && declaration.test(strip(text)));
    if (!isEnd || last === '') continue;
    const isCommand = type === 'LineTerminatorSequence' && command.test(strip(text));
    const next = tokens.slice(index + 1).find((token) => !blank.test(token.type))?.value ?? '';
    if (!isCommand && (depth !== 0 || (last !== ';' && continuing.test(next)) || !canRead(text))) continue;
    yield makePart(text, line);
    [start, line, last] = [end, at, ''];
  }
  if (last !== '') yield makePart(code.slice(start), line);
}

function findDepth(type: string, value: string): number {
  if (type === 'TemplateHead' || (type === 'Punctuator' && /^[([{]$/.test(value))) return 1;
  return type === 'TemplateTail' || (type === 'Punctuator' && /^[)\]}]$/.test(value)) ? -1 : 0;
}

/** Without comments and spaces before it. */
function strip(text: string): string {
  return text.replace(/^(?:\s+|\/\/[^\n]*\n|\/\*[^]*?\*\/)+/, '');
}

function makePart(text: string, line: number): Part {
  const own = strip(text);
  const before = text.slice(0, text.length - own.length);
  const first = line + before.split('\n').length - 1;
  return { text: dropAwait(own), line: first, isDeclaration: declaration.test(own) };
}

/** Whether the text is complete, read as the body of a function; it is not run. */
function canRead(text: string): boolean {
  try {
    Reflect.construct(Function, [dropAwait(text)]);
    return true;
  } catch {
    return false;
  }
}

/** Methods of the shell wait by themselves, and whoever writes `await` gets the same. */
function dropAwait(text: string): string {
  if (!/\bawait\b/.test(text) || /\basync\b/.test(text)) return text;
  return [...readTokens(text)]
    .map(({ type, value }) => (type === 'IdentifierName' && value === 'await' ? '     ' : value))
    .join('');
}
