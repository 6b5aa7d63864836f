/** Opens for `rest` milliseconds after that number of failures in a row. */
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
