import { isEqual } from './is-equal.ts';

/** What an assertion throws. It says what came against what should come. */
export class Missed extends Error {}

const shownLength = 160;

/** The words in which tests of JavaScript and of pages are written. `show` writes a value as learners see values; numbers are near within `usual`. */
export function makeAssertions(show: (value: unknown) => string, usual = 0.001) {
  const write = (value: unknown) => {
    const text = show(value);
    return text.length > shownLength ? `${text.slice(0, shownLength)} …` : text;
  };
  return {
    equal(got: unknown, wanted: unknown): true {
      if (isEqual(got, wanted)) return true;
      throw new Missed(`It gives ${write(got)}, and should give ${write(wanted)}.`);
    },
    near(got: number, wanted: number, within = usual): true {
      if (Math.abs(got - wanted) <= within) return true;
      throw new Missed(`It gives ${write(got)}, and should give about ${write(wanted)}.`);
    },
    matches: (text: string, pattern: RegExp): boolean => pattern.test(text),
    numbersIn: (text: string): number[] => Array.from(text.matchAll(/-?\d+(?:\.\d+)?/g), Number),
    throws(call: () => unknown, name = 'Error'): true {
      const thrown = catchError(call);
      if (thrown === null) throw new Missed('It throws no error.');
      if (name === 'Error' || thrown.name === name) return true;
      throw new Missed(`It throws ${thrown.name}, and should throw ${name}.`);
    },
  };
}

function catchError(call: () => unknown): Error | null {
  try {
    call();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
