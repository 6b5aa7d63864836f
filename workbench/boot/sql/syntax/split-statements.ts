/** A statement as it was written, without its end. `line` is where it begins, from 1. */
export type Statement = { readonly text: string; readonly line: number; readonly isVertical: boolean };

/** What hides an end of a statement: texts, quoted names and comments. */
const hidden = /'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.|"")*"|`[^`]*`|--(?=\s|$)[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\//y;
const order = /\s*delimiter[ \t]+(\S+)[^\n]*/iy;

/** Splits a program as the client does: at `;`, at `\G`, or at what DELIMITER has said. */
export function splitStatements(program: string): Statement[] {
  const statements: Statement[] = [];
  let delimiter = ';';
  let start = 0;
  const add = (end: number, isVertical = false) => {
    const text = program.slice(start, end);
    const before = text.length - dropComments(text).length;
    if (before < text.length)
      statements.push({
        text: text.slice(before).trimEnd(),
        line: countLines(program, start + before),
        isVertical,
      });
  };
  for (let at = 0; at < program.length;) {
    const said = isBlank(program.slice(start, at)) ? match(order, program, at) : null;
    const skipped = match(hidden, program, at)?.[0].length ?? 0;
    const mark = program.slice(at, at + 2).toLowerCase();
    if (said) {
      delimiter = said[1] ?? ';';
      start = at += said[0].length;
    } else if (skipped > 0) at += skipped;
    else if (program.startsWith(delimiter, at) || mark === String.raw`\g`) {
      const isMark = !program.startsWith(delimiter, at);
      add(at, isMark && program[at + 1] === 'G');
      start = at += isMark ? 2 : delimiter.length;
    } else at += 1;
  }
  add(program.length);
  return statements;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function isBlank(text: string): boolean {
  return dropComments(text) === '';
}

/** Without the blanks and comments at its beginning. */
function dropComments(text: string): string {
  return text.replace(/^(?:\s+|--(?=\s|$)[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\/)+/, '');
}

function countLines(text: string, end: number): number {
  return text.slice(0, end).split('\n').length;
}
