import type { Model } from './weigh-message.ts';

export type Packed = { readonly bias: number; readonly unit: number; readonly bytes: string };

const maxStep = 4;

/** Writes each weight as one of nine steps, which lie closer together near zero: a step's weight is its square times the unit. */
export function packWeights({ bias, weights }: Model): Packed {
  const all = Array.from(weights);
  const sizes = all.map(Math.abs).sort((one, other) => one - other);
  const largest = sizes[Math.floor(sizes.length * 0.997)] ?? 1;
  const unit = Number((largest / maxStep ** 2).toPrecision(6));
  const steps = all.map((weight) => toStep(weight / unit));
  const pairs = steps.filter((_, at) => at % 2 === 0).map((step, at) => step * 16 + (steps[2 * at + 1] ?? 0));
  const letters = pairs.map((pair) => String.fromCharCode(pair));
  return { bias: Number(bias.toFixed(4)), unit, bytes: btoa(letters.join('')) };
}

export function unpackWeights({ bias, unit, bytes }: Packed): Model {
  const letters = atob(bytes.replace(/\s/g, ''));
  const weights = new Float32Array(letters.length * 2);
  for (let at = 0; at < letters.length; at += 1) {
    const pair = letters.charCodeAt(at);
    weights[2 * at] = fromStep(pair >> 4) * unit;
    weights[2 * at + 1] = fromStep(pair & 15) * unit;
  }
  return { bias, weights };
}

function toStep(size: number): number {
  const step = Math.min(maxStep, Math.round(Math.sqrt(Math.abs(size))));
  return maxStep + (size < 0 ? -step : step);
}

function fromStep(step: number): number {
  const from = step - maxStep;
  return from * Math.abs(from);
}
