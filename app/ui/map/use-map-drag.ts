import { type RefObject, useEffect } from 'react';

/** A click moves the pointer less, in pixels. */
const tolerance = 4;

/** The mouse drags the drawing: sideways in its frame, up and down with the page. */
export function useMapDrag(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => (frame.current ? listen(frame.current) : undefined), [frame]);
}

function listen(frame: HTMLElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  let last: { readonly x: number; readonly y: number } | null = null;
  let isDragged = false;
  frame.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX: x, clientY: y }) => {
      isDragged = false;
      last = pointerType === 'mouse' && button === 0 ? { x, y } : null;
    },
    { signal },
  );
  window.addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y, buttons }) => {
      if (buttons !== 1) last = null;
      if (!last) return;
      const [right, down] = [x - last.x, y - last.y];
      if (!isDragged && Math.hypot(right, down) < tolerance) return;
      isDragged = true;
      frame.dataset['dragged'] = '';
      frame.scrollLeft -= right;
      window.scrollBy({ top: -down, behavior: 'instant' });
      last = { x, y };
    },
    { signal },
  );
  window.addEventListener(
    'pointerup',
    () => {
      last = null;
      delete frame.dataset['dragged'];
    },
    { signal },
  );
  // A drag that ends on a link does not open it.
  frame.addEventListener(
    'click',
    (event) => {
      if (!isDragged) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  frame.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => end.abort();
}
