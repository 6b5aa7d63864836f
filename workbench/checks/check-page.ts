import { runLimits } from '../limits.ts';
import { openPreview, type PreviewPage } from '../page/open-preview.ts';
import type { Checked, Tested } from './check-program.ts';

export type PageCheck = {
  readonly test: string;
  /** Widths of the window, in pixels, at which it must pass; without it, at the usual one. */
  readonly at?: readonly number[] | undefined;
};

const usualWidth = 800;
const usualHeight = 600;

/** Opens a page out of sight, once for each width that its checks name, and for each check finds whether it passes. */
export async function checkPage(
  place: Element,
  page: Omit<PreviewPage, 'tests'>,
  checks: readonly PageCheck[],
): Promise<Checked> {
  const saw: (string | null | undefined)[] = checks.map(() => undefined);
  const widths = new Set(checks.flatMap(({ at = [usualWidth] }) => at));
  for (const width of widths) {
    const places = [...checks.keys()].filter((index) => (checks[index]?.at ?? [usualWidth]).includes(width));
    const tests = places.map((index) => checks[index]?.test ?? '');
    const tested = await testPage(makeRoom(place, width), { ...page, tests });
    if (tested.ending.how !== 'done') return { ending: tested.ending, saw };
    for (const [order, index] of places.entries()) {
      const one = tested.saw[order];
      // What it saw at the first width that is wrong is what counts.
      if (typeof saw[index] !== 'string') saw[index] = one;
    }
  }
  return { ending: { how: 'done' }, saw };
}

function testPage(room: HTMLElement, page: PreviewPage): Promise<Tested> {
  const saw: (string | null)[] = [];
  return new Promise((resolve) => {
    const end = (ending: Tested['ending']) => {
      clearTimeout(late);
      preview.close();
      room.remove();
      resolve({ ending, saw });
    };
    const late = setTimeout(() => end({ how: 'stopped', why: 'run' }), runLimits.page);
    const preview = openPreview(room, page, {
      shown: (isShown) => isShown || end({ how: 'stopped', why: 'start' }),
      printed: () => {},
      tested: (at, one) => {
        if (at === saw.length) saw.push(one);
      },
      ended: end,
    });
    fillRoom(room);
  });
}

/** Not hidden, since a page that is not laid out has no sizes. */
function makeRoom(place: Element, width: number): HTMLElement {
  const room = document.createElement('div');
  room.inert = true;
  Object.assign(room.style, {
    position: 'fixed',
    left: '-9999px',
    top: '0',
    width: `${width}px`,
    height: `${usualHeight}px`,
    visibility: 'hidden',
  });
  room.className = 'checked-page';
  place.append(room);
  return room;
}

/** Without this, a frame is 300 by 150 pixels, whatever is around it. */
function fillRoom(room: HTMLElement): void {
  const frame = room.querySelector('iframe');
  if (frame) Object.assign(frame.style, { width: '100%', height: '100%', border: '0' });
}
