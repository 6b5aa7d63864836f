import { makeAssertions, Missed } from '../checks/assertions.ts';
import { evaluateTest } from '../checks/evaluate-test.ts';
import type { Report } from '../messages.ts';
import { settle } from './settle.ts';

type Shown = {
  readonly tests: readonly string[];
  readonly show: (value: unknown) => string;
  readonly readPrinted: () => string;
  readonly send: (report: Report) => void;
  /** Resolves when a library has drawn what the page needs it for; null without one. */
  readonly drawn: Promise<void> | null;
};

/** Sizes may differ by that much. */
const pixel = 1;

/** Runs tests in the page that is in this frame, once it has loaded. */
export async function testPage({ tests, show, readPrinted, send, drawn }: Shown): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  // What its own listeners for this event do comes first.
  await new Promise((resolve) => setTimeout(resolve));
  await drawn;
  /** What the page prints until nothing in it changes any more. */
  const prints = async (act: () => unknown) => {
    const before = readPrinted();
    await act();
    await settle();
    return readPrinted().slice(before.length).trimEnd();
  };
  for (const [at, test] of tests.entries()) {
    const printed = readPrinted();
    const lines = printed.trimEnd().split('\n');
    const names = { ...makeAssertions(show, pixel), ...queries, prints, printed, lines };
    // Evaluated outside of this function, it sees what the scripts of the page have declared.
    // oxlint-disable-next-line no-eval -- The frame exists to run code, and is kept apart from the site.
    send({ kind: 'tested', at, saw: await evaluateTest(test, names, globalThis.eval) });
  }
  send({ kind: 'ended', ending: { how: 'done' } });
}

/** How tests of pages find elements, and ask where they are and how they look. */
const queries = {
  one: findOne,
  all: findAll,
  box: (selector: string) => findOne(selector).getBoundingClientRect(),
  boxes: (selector: string) => findAll(selector).map((element) => element.getBoundingClientRect()),
  style: (selector: string, property: string) =>
    getComputedStyle(findOne(selector)).getPropertyValue(property),
  fill,
  settled: settle,
};

function findOne(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Missed(`The page has no ${selector}.`);
  return found;
}

/** Types into a field. Its own setter tells libraries nothing, so the one of its class is used. */
function fill(selector: string, text: string): void {
  const field = findOne(selector);
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, text);
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

function findAll(selector: string): Element[] {
  return [...document.querySelectorAll(selector)];
}
