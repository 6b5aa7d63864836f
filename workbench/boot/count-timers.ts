const later = self.setTimeout.bind(self);
const cancel = self.clearTimeout.bind(self);
const repeat = self.setInterval.bind(self);
const end = self.clearInterval.bind(self);

/** What a timer has resolved may set the next one, and a promise that failed is reported a moment later. */
const moment = 20;

type Act = (...values: readonly unknown[]) => void;

/** Resolves when the program waits for no timer any more; a program is over only then. */
export function countTimers(): { readonly settled: () => Promise<void> } {
  const waiting = new Set<number | undefined>();
  const settling: (() => void)[] = [];
  const forget = (id: number | undefined) => {
    waiting.delete(id);
    later(() => {
      if (waiting.size === 0) for (const settle of settling) settle();
    }, moment);
  };
  const add = (id: number) => {
    waiting.add(id);
    return id;
  };
  Object.assign(self, {
    setInterval: (act: Act, wait?: number, ...values: unknown[]) => add(repeat(act, wait, ...values)),
    setTimeout(act: Act, wait?: number, ...values: unknown[]) {
      const id = later(() => {
        forget(id);
        act(...values);
      }, wait);
      return add(id);
    },
    clearTimeout(id: number | undefined) {
      cancel(id);
      forget(id);
    },
    clearInterval(id: number | undefined) {
      end(id);
      forget(id);
    },
  });
  return {
    settled: () =>
      new Promise((resolve) => {
        settling.push(resolve);
        forget(undefined);
      }),
  };
}
