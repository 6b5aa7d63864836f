import { journalLimits } from './limits.ts';

export type Stamp = {
  readonly id: string;
  readonly device: string;
  /** Local time with offset, such as 2026-11-21T08:39:23.000+01:00. */
  readonly at: string;
};

/** `now` in milliseconds since 1970, `offset` in minutes east of Greenwich. */
export type Origin = { readonly device: string; readonly now: number; readonly offset: number };

export function makeStamp(id: string, { device, now, offset }: Origin): Stamp {
  const local = new Date(now + offset * 60_000).toISOString().slice(0, -1);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const zone = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
  return { id, device, at: `${local}${offset < 0 ? '-' : '+'}${zone}` };
}

export function dateOf({ at }: Stamp): string {
  return at.slice(0, 10);
}

/** From milliseconds and ten random bytes. Sorts after `last`, the greatest id seen, even if the clock was set back. */
export function makeId(now: number, random: Uint8Array, last?: string): string {
  const next = last === undefined ? 0 : timeOf(last) + 1;
  const time = next > now && next <= journalLimits.latest ? next : now;
  const noise = Array.from(random.subarray(0, 10), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const start = time.toString(16).padStart(12, '0');
  const variant = '89ab'.charAt((random[1] ?? 0) & 3);
  return [
    start.slice(0, 8),
    start.slice(8),
    `7${noise.slice(0, 3)}`,
    `${variant}${noise.slice(5, 8)}`,
    noise.slice(8),
  ].join('-');
}

export function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

export function isId(value: unknown): value is string {
  return typeof value === 'string' && shape.test(value) && timeOf(value) <= journalLimits.latest;
}

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export function compareIds(one: { readonly id: string }, other: { readonly id: string }): number {
  if (one.id === other.id) return 0;
  return one.id < other.id ? -1 : 1;
}
