/** Opens the folded chapter that an element is in. A link to a chapter opens the chapter too. */
export function openAround(id: string, isLink: boolean): void {
  const target = document.getElementById(id);
  const chapter = target?.closest('.chapter');
  const details = chapter?.querySelector('details');
  if (details && (isLink || target !== chapter)) details.open = true;
}
