type Fault = { readonly message: string; readonly line: number | null };

/** What the browser says of a text that is no JSON, and the line. Chromium names that only in long texts. */
export function readJsonFault(error: unknown, text: string): Fault {
  const words = error instanceof Error ? error.message : String(error);
  const line = /\bline (\d+)/.exec(words)?.[1];
  const position = /\bend of/.test(words)
    ? text.trimEnd().length
    : Number(/\bposition (\d+)/.exec(words)?.[1]);
  return {
    message: `SyntaxError: ${words}`,
    line: line === undefined ? countLines(text, position) : Number(line),
  };
}

function countLines(text: string, position: number): number | null {
  return Number.isNaN(position) ? null : text.slice(0, position).split('\n').length;
}
