import type { Model } from './weigh-message.ts';

/** What training gives, small enough to be sent to browsers: each weight in one byte. */
export type Packed = { readonly bias: number; readonly unit: number; readonly bytes: string };

const most = 127;

/** Writes the weights as whole numbers from -127 to 127 of a unit that leaves out none but the largest. */
export function packWeights({ bias, weights }: Model): Packed {
  const all = Array.from(weights);
  const sizes = all.map(Math.abs).sort((one, other) => one - other);
  const largest = sizes[Math.floor(sizes.length * 0.999)] ?? 1;
  const unit = Number((largest / most).toPrecision(6));
  const whole = all.map((weight) => Math.max(-most, Math.min(most, Math.round(weight / unit))) & 0xff);
  return { bias: Number(bias.toFixed(4)), unit, bytes: btoa(String.fromCharCode(...whole)) };
}

/** The weights again, as training left them but for the rounding. */
export function unpackWeights({ bias, unit, bytes }: Packed): Model {
  const letters = atob(bytes.replace(/\s/g, ''));
  const weights = Float32Array.from(letters, (letter) => ((letter.charCodeAt(0) << 24) >> 24) * unit);
  return { bias, weights };
}
