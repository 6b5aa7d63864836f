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

export function isSeen(target: ElementName): boolean {
  return findAll(target).length > 0;
}

/** Selects the text of a field, so that typing replaces it. */
export function selectField(target: ElementName): true | string {
  const [element] = findAll(target);
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    return 'no such field';
  if (element.readOnly) return 'it takes no text yet';
  element.focus();
  element.select();
  return document.activeElement === element || 'it does not take the focus';
}
