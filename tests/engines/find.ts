import { computeAccessibleName, getRole } from 'dom-accessibility-api';

/** What a reader or a screen reader calls an element. A name is the whole of it, or its beginning. */
export type Target =
  | { readonly role: string; readonly name?: string; readonly begins?: string }
  | { readonly field: string };

/** The elements that can be seen, and used where a dialog shuts off the rest, by what they are called. */
export function findAll(target: Target): Element[] {
  const place = document.querySelector('dialog:modal') ?? document;
  const isFound = 'field' in target ? isField(target.field) : hasRole(target);
  return [...place.querySelectorAll('*')].filter((element) => isFound(element) && element.checkVisibility());
}

function isField(label: string): (element: Element) => boolean {
  return (element) => element.matches('input, select, textarea') && nameOf(element) === label;
}

type ByRole = Extract<Target, { readonly role: string }>;

function hasRole({ role, name, begins = '' }: ByRole): (element: Element) => boolean {
  return (element) => {
    if (getRole(element) !== role) return false;
    const called = nameOf(element);
    return name === undefined ? called.startsWith(begins) : called === name;
  };
}

function nameOf(element: Element): string {
  return computeAccessibleName(element).replaceAll(/\s+/g, ' ').trim();
}

/**
 * Where to click an element: true with the point once the point is the element's own, not covered by another. What is
 * out of the window is brought into it first, as a reader would.
 */
export function findPoint(target: Target): { readonly x: number; readonly y: number } | string {
  const [element] = findAll(target);
  if (!element) return 'nothing is called that';
  if (element.matches(':disabled')) return 'it is disabled';
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  if (hit && (element.contains(hit) || hit.contains(element))) return { x, y };
  element.scrollIntoView({ block: 'center' });
  return hit ? `${hit.tagName} ${hit.className} covers it` : 'it was out of sight';
}

/** Whether what is typed now takes the place of what a field holds. */
export function selectField(target: Target): true | string {
  const [element] = findAll(target);
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    return 'no such field';
  element.focus();
  element.select();
  return document.activeElement === element || 'it does not take the focus';
}
