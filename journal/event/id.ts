import { journalLimits } from './limits.ts';

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
