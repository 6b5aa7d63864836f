import type { WindowPoint } from './anchor.ts';

type Zoom = {
  readonly zoomBy: (factor: number, at?: WindowPoint) => void;
  readonly reset: () => void;
  readonly step: number;
};

/** Zooms a map instead of the page. React's own listeners could not keep the page from being zoomed as well. */
export function listenForZoom(frame: HTMLElement, { zoomBy, reset, step }: Zoom): () => void {
  const end = new AbortController();
  const options = { signal: end.signal, passive: false };
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : 25 * event.deltaY;
    zoomBy(Math.exp(-pixels / 200), { x: event.clientX, y: event.clientY });
  };
  let spread = 0;
  const pinch = (event: TouchEvent) => {
    const now = measureSpread(event);
    const middle = findMiddle(event);
    if (now > 0) event.preventDefault();
    if (now > 0 && spread > 0 && event.type === 'touchmove') zoomBy(now / spread, middle);
    spread = now;
  };
  const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return;
    if (key === '+' || key === '=') zoomBy(step);
    if (key === '-') zoomBy(1 / step);
    if (key === '0') reset();
  };
  frame.addEventListener('wheel', turn, options);
  frame.addEventListener('touchstart', pinch, options);
  frame.addEventListener('touchmove', pinch, options);
  frame.addEventListener('keydown', press, options);
  return () => end.abort();
}

/** The distance of two fingers; 0 for any other number of them. */
function measureSpread({ touches: [one, other, third] }: TouchEvent): number {
  return one && other && !third ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}

function findMiddle({ touches: [one, other] }: TouchEvent): WindowPoint | undefined {
  return one && other && { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
}
