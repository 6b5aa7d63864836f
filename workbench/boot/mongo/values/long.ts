import { inspect } from 'node-inspect-extracted';

/** An integer of 64 bits. Numbers that fit into 32 are plain numbers. */
export class Long {
  readonly value: bigint;

  constructor(value: bigint) {
    this.value = BigInt.asIntN(64, value);
  }

  toString(): string {
    return String(this.value);
  }

  toNumber(): number {
    return Number(this.value);
  }

  [inspect.custom](): string {
    return `Long('${this.value}')`;
  }
}
