import { type RefObject, useEffect } from 'react';
import { tabItems } from '../browser/browser-storage.ts';

/** Saves what is typed into a form for as long as the tab is open. Passwords are never saved. */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const key = `draft:${name}`;
    restore(element, tabItems.read(key));
    const save = () => tabItems.write(key, JSON.stringify(readFields(element)));
    element.addEventListener('input', save);
    return () => element.removeEventListener('input', save);
  }, [form, name]);
}

export function hasDraft(name: string): boolean {
  return tabItems.read(`draft:${name}`) !== null;
}

export function forgetDraft(name: string): void {
  tabItems.remove(`draft:${name}`);
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement && !isPassword(element) && element.type !== 'checkbox') ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );
}

/** Includes a password that is shown. */
function isPassword({ type, autocomplete }: HTMLInputElement): boolean {
  return type === 'password' || autocomplete.endsWith('-password');
}

function readFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(fieldsOf(form).map((field) => [field.name, field.value]));
}

/** What was typed before the script ran stays. */
function restore(form: HTMLFormElement, draft: string | null): void {
  const values: unknown = draft ? JSON.parse(draft) : {};
  if (typeof values !== 'object' || values === null) return;
  for (const field of fieldsOf(form)) {
    const value: unknown = Reflect.get(values, field.name);
    if (typeof value === 'string' && isUntouched(field)) field.value = value;
  }
}

function isUntouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex <= 0;
  return field.value === field.defaultValue;
}
