import { browserItems } from '../../../browser/browser-storage.ts';

/** The script before the first paint reads the same name: the numbers of a roadmap's folded chapters. */
const nameOf = (slug: string) => `folded:/language/${slug}`;

/** Whether a chapter is folded on this device. On a narrow screen, at first only the first one is open. */
export function isFolded(slug: string, number: number): boolean {
  const saved = browserItems.read(nameOf(slug));
  if (saved !== null) return saved.split(' ').includes(`${number}`);
  return number > 1 && matchMedia('(max-width: 59.99rem)').matches;
}

/** Saves what is folded now, but not what a filter has opened. */
export function saveFolds(slug: string): void {
  if (document.querySelector('.topic[hidden]')) return;
  const numbers = listChapters().flatMap(({ open }, at) => (open ? [] : at + 1));
  browserItems.write(nameOf(slug), numbers.join(' '));
}

export function foldAll(slug: string, isOpen: boolean): void {
  for (const chapter of listChapters()) chapter.open = isOpen;
  saveFolds(slug);
}

/** Whether a chapter of the page is folded. */
export function hasFolded(): boolean {
  return listChapters().some(({ open }) => !open);
}

export function watchFolds(listener: () => void): () => void {
  const hear = ({ target }: Event) => {
    if (target instanceof Element && target.parentElement?.matches('.chapter')) listener();
  };
  // This event does not bubble.
  document.addEventListener('toggle', hear, { capture: true });
  return () => document.removeEventListener('toggle', hear, { capture: true });
}

function listChapters(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('.chapter > details')];
}
