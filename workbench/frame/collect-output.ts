import { runLimits } from '../limits.ts';
import type { Report } from '../messages.ts';

type Printed = Extract<Report, { kind: 'printed' }>;

/** A few times a second and only up to the limit. `print` says whether there was room for all of it. */
export function collectOutput(send: (report: Printed) => void) {
  let waiting: { text: string; isError: boolean } | null = null;
  let room: number = runLimits.output;
  let timer = 0;
  const flush = () => {
    clearTimeout(timer);
    timer = 0;
    if (waiting) send({ kind: 'printed', ...waiting });
    waiting = null;
  };
  const print = ({ text, isError }: Printed): boolean => {
    if (waiting && waiting.isError !== isError) flush();
    const shown = text.slice(0, room);
    // An empty text has a price, too: there may be millions of them.
    room -= Math.max(1, shown.length);
    waiting = { text: (waiting?.text ?? '') + shown, isError };
    timer ||= Number(setTimeout(flush, runLimits.batch));
    return room > 0;
  };
  return { print, flush };
}
