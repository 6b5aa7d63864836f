const steps = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];

let click: 'none' | 'awaited' | 'hit' | 'missed' = 'none';

/** Watches the next click. If the page moves before it arrives, it would reach something else: then nothing gets it. */
export function watchClick(element: Element): void {
  click = 'awaited';
  const end = new AbortController();
  const watch = (event: Event) => {
    if (!event.composedPath().includes(element)) click = 'missed';
    else if (event.type === 'click' && click === 'awaited') click = 'hit';
    if (click === 'missed') {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    // The click itself follows at once, unless what was pressed has gone.
    if (event.type === 'pointerup') setTimeout(finish);
  };
  const finish = () => {
    if (click === 'awaited') click = 'missed';
    end.abort();
  };
  for (const step of steps) window.addEventListener(step, watch, { capture: true, signal: end.signal });
}

/** Whether the click has hit. A page without a click came after it: the click has led there. */
export function readClick(): true | 'awaited' | 'missed' {
  return click === 'none' || click === 'hit' || click;
}
