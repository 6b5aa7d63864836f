/** Stops asking after so many failures in a row, for so many milliseconds. `now` gives milliseconds. */
export function makeBreaker(
  { failures, rest }: { failures: number; rest: number },
  now = () => performance.now(),
) {
  let failed = 0;
  let closedAgain = 0;
  return {
    isOpen: () => now() < closedAgain,
    report(worked: boolean): void {
      failed = worked ? 0 : failed + 1;
      if (failed >= failures) closedAgain = now() + rest;
    },
  };
}
