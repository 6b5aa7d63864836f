export type Slots = Readonly<Record<string, string>>;

/** `spaced`: the value may have spaces in it. */
export type TemplatePart = { readonly literal: string } | { readonly slot: string; readonly spaced: boolean };

/** Words in double brackets are left out if the value of their slot is missing. */
export const optionalWords = /\[\[([^[\]]*\{[a-z]+\}[^[\]]*)\]\]/g;
const slotMark = /\{([a-z]+)(\.\.\.)?\}/g;

/** "name '{name}' is {what...}" in parts. A slot between quotes or with three dots may hold spaces. */
export function parseTemplate(template: string): TemplatePart[] {
  const pieces: TemplatePart[] = [];
  let end = 0;
  for (const mark of template.matchAll(slotMark)) {
    const [whole, slot = '', dots] = mark;
    if (mark.index > end) pieces.push({ literal: template.slice(end, mark.index) });
    end = mark.index + whole.length;
    const quoted = /['"`]$/.test(template.slice(0, mark.index)) && /^['"`]/.test(template.slice(end));
    pieces.push({ slot, spaced: dots !== undefined || quoted });
  }
  if (end < template.length) pieces.push({ literal: template.slice(end) });
  return pieces;
}

export function listSlots(template: string): string[] {
  return [...template.matchAll(slotMark)].map(([, slot = '']) => slot);
}

export function fillTemplate(template: string, slots: Slots): string | null {
  if (listSlots(template).some((slot) => slots[slot] === undefined)) return null;
  return template.replaceAll(slotMark, (_, slot: string) => slots[slot] ?? '');
}

/** The same with "…" for each missing value, and without each "[[ ]]" that lacks a value. */
export function fillUnknown(template: string, slots: Slots): string {
  const known = template.replaceAll(optionalWords, (_, part: string) => fillTemplate(part, slots) ?? '');
  return known.replaceAll(slotMark, (_, slot: string) => slots[slot] ?? '…');
}

/** The same with a usual name for each missing value. Null if there is none. */
export function fillStandIns(template: string, slots: Slots): string | null {
  return fillTemplate(template, { ...standIns, ...slots });
}

const standIns: Slots = {
  name: 'total',
  other: 'total',
  property: 'name',
  class: 'Cart',
  method: 'save',
  function: 'show',
  argument: 'price',
  key: 'name',
  path: 'notes.txt',
  file: 'notes.txt',
  view: 'home',
  module: 'shop',
  package: 'shop',
  table: 'users',
  branch: 'main',
  folder: 'shop',
  tag: 'p',
  object: 'cart',
  sign: '<',
  user: 'ana',
  type: 'String',
};

/** A pattern with its slots replaced by their values, taken literally. Null if a slot has no value. */
export function fillPattern(pattern: string, slots: Slots): RegExp | null {
  const filled = fillTemplate(
    pattern,
    Object.fromEntries(Object.entries(slots).map(([slot, value]) => [slot, escapePattern(value)])),
  );
  return filled === null ? null : new RegExp(filled, 'u');
}

export function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
