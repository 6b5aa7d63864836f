import { openAround } from './open-around.ts';

/** The page has settled once its layout has not changed for this number of frames. */
const stableFrames = 6;
/** What a reader does to go somewhere else, or to use what is in front of them. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
const moves = ['popstate', 'hashchange'];

/** Where the page takes the reader: to an element, at a distance from the top of the window in pixels. */
type Landing = { readonly id: string; readonly from: number | undefined; readonly end: AbortController };
let current: Landing | undefined;
const listeners = new Set<(id: string) => void>();

/** Where the reader is, or will be once the page has settled; nothing after they have moved. */
export function findLanding(): Landing | undefined {
  return current && document.getElementById(current.id) ? current : undefined;
}

/** Calls the listener before the page scrolls to an element, which may need to be shown first. */
export function onLanding(listener: (id: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The id that the address ends with; empty without one. */
export function readHash(): string {
  return decodeURIComponent(location.hash.slice(1));
}

export function endLanding(): void {
  current?.end.abort();
  current = undefined;
}

/**
 * Scrolls to the element with an id, and again whenever the page grows or shrinks: sections get their real heights
 * late, and their tools later still, and not every browser makes up for that. It may be rendered again meanwhile. By
 * default, it is where a link leads. Stops when the reader moves.
 */
export function landOn(id: string, from?: number): void {
  endLanding();
  const end = new AbortController();
  const { signal } = end;
  current = { id, from, end };
  for (const listener of listeners) listener(id);
  openAround(id, from === undefined);
  for (const gesture of gestures) {
    window.addEventListener(gesture, endLanding, { signal, passive: true, capture: true });
  }
  // A link that led here may say so late.
  const follow = () => void (readHash() === id || endLanding());
  for (const move of moves) window.addEventListener(move, follow, { signal, capture: true });
  let landed: Measures | undefined;
  let stable = 0;
  const settle = () => {
    const target = document.getElementById(id);
    if (signal.aborted || !target) {
      stable = stableFrames;
      return;
    }
    target.scrollIntoView();
    if (from !== undefined) scrollBy(0, target.getBoundingClientRect().top - from);
    const before = landed;
    landed = measure(target);
    stable = before && isSameLayout(before, landed) ? stable + 1 : 0;
    if (stable < stableFrames) requestAnimationFrame(settle);
  };
  // Screen readers scroll without a gesture. When heights change, browsers scroll too.
  const noticeScroll = () => {
    const target = document.getElementById(id);
    if (!target || !landed || stable < stableFrames) return;
    const now = measure(target);
    if (Math.abs(now.scrolled - landed.scrolled) > 2 && isSameLayout(now, landed)) endLanding();
  };
  settle();
  window.addEventListener('scroll', noticeScroll, { signal, passive: true });
  onResize(() => {
    if (stable < stableFrames) return;
    stable = 0;
    requestAnimationFrame(settle);
  }, signal);
}

/** In pixels: how far the page is scrolled, how far down in it the target is, and its height. */
type Measures = { readonly scrolled: number; readonly down: number; readonly height: number };

function measure(target: Element): Measures {
  const { top } = target.getBoundingClientRect();
  return { scrolled: scrollY, down: top + scrollY, height: document.body.clientHeight };
}

function isSameLayout(one: Measures, other: Measures): boolean {
  return Math.abs(one.down - other.down) < 1 && one.height === other.height;
}

function onResize(act: () => void, signal: AbortSignal): void {
  const observer = new ResizeObserver(act);
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
}
