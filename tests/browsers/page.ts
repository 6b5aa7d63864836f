import { z } from 'zod';

import type { Tab } from './engine.ts';
import type { ElementName } from './find.ts';
import { waitUntil } from './wait-until.ts';

type Json = string | number | boolean | null | { readonly [name: string]: Json | undefined };

export type BrowserPage = ReturnType<typeof makePage>;

const answer = z.union([z.literal(true), z.string()]);
const place = z.union([z.object({ x: z.number(), y: z.number() }), z.string()]);

const say = (target: ElementName) => JSON.stringify(target);

/** A tab for the journeys. It finds everything by accessible name, and waits for it. */
export function makePage(tab: Tab, site: string, scripts: string) {
  const call = (name: string, given?: ElementName) =>
    tab.run(`(() => {
      if (!globalThis.inPage) { ${scripts} }
      return inPage.${name}(${given ? say(given) : ''});
    })()`);

  /** Waits until a function in the page gives true; before that, it gives what it sees. */
  const until = <Given extends readonly Json[]>(
    what: string,
    holds: (...given: Given) => true | string,
    ...given: Given
  ) =>
    waitUntil(what, async () =>
      answer.parse(await tab.run(`(${String(holds)})(...${JSON.stringify(given)})`)),
    );

  const click = async (target: ElementName) => {
    let isClicked = false;
    await waitUntil(`${say(target)} is clicked`, async () => {
      if (!isClicked) {
        const point = place.parse(await call('findPoint', target));
        if (typeof point === 'string') return point;
        await tab.clickAt(point);
      }
      const outcome = answer.parse(await call('readClick'));
      isClicked = outcome !== 'missed';
      return outcome;
    });
  };

  return {
    until,
    click,
    open: (path: string) => tab.goTo(`${site}${path}`),
    reload: () => tab.reload(),
    see: (target: ElementName) =>
      waitUntil(
        `${say(target)} is seen`,
        async () => z.boolean().parse(await call('isSeen', target)) || 'it is not',
      ),
    /** Waits until the page shows this text, in reading order. */
    read: (text: string) =>
      until(
        `“${text}” is read`,
        (wanted) => document.body.innerText.replaceAll(/\s+/g, ' ').includes(wanted) || document.title,
        text,
      ),
    /** Waits for a path with its fragment. */
    arriveAt: (path: string) =>
      until(
        `the address is ${path}`,
        (wanted) => location.pathname + location.hash === wanted || location.href,
        path,
      ),
    fill: async (label: string, text: string) => {
      const target = { field: label };
      await click(target);
      await waitUntil(`“${label}” takes text`, async () => answer.parse(await call('selectField', target)));
      await tab.type(text);
    },
  };
}
