/** Opens all chapters for the browser's search where it cannot open them itself. Returns the way to stop. */
export function openForFind(): (() => void) | undefined {
  if ('onbeforematch' in document.documentElement) return undefined;
  document.addEventListener('keydown', openOnFind);
  return () => document.removeEventListener('keydown', openOnFind);
}

function openOnFind({ key, ctrlKey, metaKey }: KeyboardEvent): void {
  if (key !== 'F3' && !(key.toLowerCase() === 'f' && (ctrlKey || metaKey))) return;
  for (const chapter of document.querySelectorAll<HTMLDetailsElement>('.chapter > details'))
    chapter.open = true;
}
