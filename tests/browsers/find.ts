import { computeAccessibleName, getRole } from 'dom-accessibility-api';

/** The accessible role and name of an element, or the beginning of its name. */
export type ElementName =
  | { readonly role: string; readonly name?: string; readonly begins?: string }
  | { readonly field: string };

/** The visible elements with a role and name; in an open modal dialog, only those inside it. */
export function findAll(target: ElementName): Element[] {
  const place = document.querySelector('dialog:modal') ?? document;
  const isFound = 'field' in target ? isField(target.field) : hasRole(target);
  return [...place.querySelectorAll('*')].filter((element) => isFound(element) && element.checkVisibility());
}

function isField(label: string): (element: Element) => boolean {
  return (element) => element.matches('input, select, textarea') && nameOf(element) === label;
}

type ByRole = Extract<ElementName, { readonly role: string }>;

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

/** Where to click an element, if nothing covers it there. An element outside the window is scrolled into view. */
export function findPoint(target: ElementName): { readonly x: number; readonly y: number } | string {
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

/** Selects the text of a field, so that typing replaces it. */
export function selectField(target: ElementName): true | string {
  const [element] = findAll(target);
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    return 'no such field';
  element.focus();
  element.select();
  return document.activeElement === element || 'it does not take the focus';
}
