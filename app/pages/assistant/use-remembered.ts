import { type RefObject, useEffect, useSyncExternalStore } from 'react';

import { createItemStore } from '../../browser/create-store.ts';

const key = 'ask-details';
const names = ['name', 'age', 'level', 'days'];
const details = createItemStore([key]);

/** Whether this device remembers the learner's details. Fields that already have a value are not overwritten. */
export function useRemembered(form: RefObject<HTMLFormElement | null>) {
  const remembers = useSyncExternalStore(details.subscribe, isOn, () => false);
  useEffect(() => {
    const element = form.current;
    if (!element || !remembers) return undefined;
    const save = () => details.set({ [key]: JSON.stringify(read(element)) });
    restore(element, JSON.parse(details.get(key) ?? 'null'));
    save();
    element.addEventListener('input', save);
    return () => element.removeEventListener('input', save);
  }, [form, remembers]);
  return { remembers, change };
}

function change(wanted: boolean): void {
  details.set({ [key]: wanted ? '{}' : null });
}

function isOn(): boolean {
  return details.get(key) !== null;
}

function read(form: HTMLFormElement): Record<string, unknown> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, data.get(name)]));
}

function restore(form: HTMLFormElement, stored: unknown): void {
  if (typeof stored !== 'object' || stored === null) return;
  for (const name of names) {
    const field = form.elements.namedItem(name);
    const value: unknown = Reflect.get(stored, name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    if (typeof value === 'string' && ['', 'option1'].includes(field.value)) field.value = value;
  }
}
