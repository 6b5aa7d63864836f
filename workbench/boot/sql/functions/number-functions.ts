import { decimal, type Type, types } from '../values/types.ts';
import { type Definition, number } from './definition.ts';

const { double, integer } = types;

const same = ([first = double]: readonly Type[]): Type => first;
const whole = ([first = double]: readonly Type[]): Type => (first.kind === 'double' ? double : integer);

/** A calculation in binary. What is no number is NULL. */
function calculate(run: (value: number) => number): Definition {
  return {
    takes: ['number'],
    gives: double,
    mayBeNull: true,
    run: (value) => {
      const result = run(number(value));
      return Number.isFinite(result) ? result : null;
    },
  };
}

export const numberFunctions: Readonly<Record<string, Definition>> = {
  ABS: {
    takes: ['number'],
    gives: same,
    run: (value) => (typeof value === 'bigint' ? value : Math.abs(number(value))),
  },
  SIGN: { takes: ['number'], gives: integer, run: (value) => Math.sign(number(value)) },
  FLOOR: { takes: ['number'], gives: whole, run: (value) => Math.floor(number(value)) },
  CEILING: { takes: ['number'], gives: whole, run: (value) => Math.ceil(number(value)) },
  POWER: {
    takes: ['number', 'number'],
    gives: double,
    run: (base, exponent) => number(base) ** number(exponent),
  },
  SQRT: calculate(Math.sqrt),
  EXP: calculate(Math.exp),
  LN: calculate(Math.log),
  LOG10: calculate(Math.log10),
  LOG2: calculate(Math.log2),
  SIN: calculate(Math.sin),
  COS: calculate(Math.cos),
  PI: { takes: [], gives: decimal(6), run: () => Math.PI },
  RAND: { takes: [], gives: double, run: () => Math.random() },
};
