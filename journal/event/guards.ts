import type { Json } from './event.ts';
import { journalLimits } from './limits.ts';

export type Guard<T> = (value: unknown) => value is T;

/** Text that every database can hold. */
export function textGuard(max: number): Guard<string> {
  return (value): value is string => isText(value) && value.length <= max;
}

export function removeForbidden(value: string, max: number): string {
  return value.replaceAll(new RegExp(forbidden, 'gu'), '').slice(0, max).toWellFormed();
}

export function isSlug(value: unknown): value is string {
  return typeof value === 'string' && value.length <= journalLimits.slug && slugShape.test(value);
}

/** http or https only: never an address that a page could run. */
export function isUrl(value: unknown): value is string {
  return textGuard(journalLimits.link.url)(value) && /^https?:\/\//.test(value) && URL.canParse(value);
}

export function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || !dateShape.test(value)) return false;
  return new Date(`${value}T00:00Z`).getUTCDate() === Number(value.slice(8));
}

export function isTime(value: unknown): value is string {
  return typeof value === 'string' && timeShape.test(value) && isDate(value.slice(0, 10));
}

export function countGuard(min: number, max: number): Guard<number> {
  return (value): value is number =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max && !Object.is(value, -0);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

export function list<T>(holds: Guard<T>, max: number): Guard<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.length <= max && value.every(holds);
}

export function jsonGuard(max: number): Guard<Json> {
  return (value): value is Json =>
    isJson(value, journalLimits.plan.depth) && JSON.stringify(value).length <= max;
}

const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const dateShape = /^\d{4}-\d\d-\d\d$/;
const timeShape = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}[+-]([01]\d|2[0-3]):[0-5]\d$/;
const prototypeNames = new Set(['__proto__', 'constructor', 'prototype']);
/** Every control character but tab and line breaks. */
const forbidden = /[^\P{Cc}\t\n\r]/u;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !forbidden.test(value);
}

/** A name that reaches a prototype would be refused at the server's door. */
function isName(name: string): boolean {
  return isText(name) && !prototypeNames.has(name);
}

/** JSON writes -0 as 0: it would not come back as it was, and is not taken. */
function isJson(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'boolean' || isText(value)) return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((part) => isJson(part, depth - 1));
  return (
    isRecord(value) && Object.entries(value).every(([name, part]) => isName(name) && isJson(part, depth - 1))
  );
}
