import { type ElementName, findAll } from './find.ts';
import { watchClick } from './watch-click.ts';

/** What will be clicked, where it is, and for how many frames it has been there. */
let aim: { readonly element: Element; place: string; calm: number } | undefined;
/** An element that has not moved for this number of frames can be clicked. */
const calmFrames = 2;

/**
 * Where to click an element, once it does not move and nothing covers it. Before that, it says why not. An element
 * outside the window is scrolled into view.
 */
export function findPoint(target: ElementName): { readonly x: number; readonly y: number } | string {
  const [element] = findAll(target);
  if (!element) return 'nothing is called that';
  if (element.matches(':disabled')) return 'it is disabled';
  if (aim?.element !== element) aim = follow(element);
  const { x, y } = findMiddle(element);
  if (aim.calm < calmFrames || aim.place !== `${x} ${y}`) return 'it moves';
  const hit = document.elementFromPoint(x, y);
  if (hit && element.contains(hit)) {
    aim = undefined;
    watchClick(element);
    return { x, y };
  }
  element.scrollIntoView({ block: 'center' });
  return hit ? `${hit.tagName} ${hit.className} covers it` : 'it was out of sight';
}

/** Looks at it in every frame, as long as it is the aim. */
function follow(element: Element): NonNullable<typeof aim> {
  const started = { element, place: '', calm: 0 };
  const look = () => {
    if (aim !== started) return;
    const { x, y } = findMiddle(element);
    const place = `${x} ${y}`;
    started.calm = place === started.place ? started.calm + 1 : 0;
    started.place = place;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  return started;
}

/** Of its first line: the middle of a link in two lines may be beside it. */
function findMiddle(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}
