const indent = '    ';

/** Types spaces up to the next indentation. */
export function typeIndent(field: HTMLTextAreaElement): void {
  const before = readLine(field);
  type(field, indent.slice(before.length % indent.length));
}

/** Begins a line as far in as the last one, and further in after what opens a block. */
export function indentLine(field: HTMLTextAreaElement): void {
  const before = readLine(field);
  const own = /^[ \t]*/.exec(before)?.[0] ?? '';
  type(field, `\n${own}${/[:{([]\s*$/.test(before) ? chooseStep(field.value) : ''}`);
}

/** Two spaces if the code has a line that begins with only two. */
function chooseStep(code: string): string {
  return /^ {2}\S/m.test(code) ? indent.slice(2) : indent;
}

/** The line up to the caret. */
function readLine({ value, selectionStart }: HTMLTextAreaElement): string {
  return value.slice(0, selectionStart).split('\n').at(-1) ?? '';
}

/** As if it was typed, so that it can be undone. */
function type(field: HTMLTextAreaElement, text: string): void {
  // There is no other way that keeps the browser's undo.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
