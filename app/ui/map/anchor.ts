/** In pixels of the window. */
export type WindowPoint = { readonly x: number; readonly y: number };
/** A point of the window, and the part of the drawing that is to stay there, from 0 to 1. */
export type Anchor = WindowPoint & { readonly across: number; readonly down: number };

/** By default, of the middle of what is shown. */
export function findAnchor(frame: HTMLElement, at?: WindowPoint): Anchor | null {
  const drawing = frame.firstElementChild?.getBoundingClientRect();
  if (!drawing) return null;
  const shown = frame.getBoundingClientRect();
  const [top, bottom] = [Math.max(0, shown.top), Math.min(innerHeight, shown.bottom)];
  const { x, y } = at ?? { x: shown.left + shown.width / 2, y: (top + bottom) / 2 };
  return { x, y, across: (x - drawing.left) / drawing.width, down: (y - drawing.top) / drawing.height };
}

export function holdAnchor(frame: HTMLElement, { x, y, across, down }: Anchor): void {
  const drawing = frame.firstElementChild?.getBoundingClientRect();
  if (!drawing) return;
  frame.scrollLeft += drawing.left + across * drawing.width - x;
  window.scrollBy({ top: drawing.top + down * drawing.height - y, behavior: 'instant' });
}
