import { runLimits } from '../limits.ts';
import {
  type Ending,
  type Order,
  type Program,
  readReport,
  type Report,
  type Repository,
  type Setup,
} from '../messages.ts';

export type Heard = {
  readonly started: () => void;
  readonly printed: (text: string, isError: boolean) => void;
  /** `saw` is null if the test at that place passes. */
  readonly tested?: (at: number, saw: string | null) => void;
  readonly left?: (repository: Repository) => void;
  readonly ended: (ending: Ending) => void;
};

/** Runs one program at a time in a frame of its own. `close` also ends what is running. */
export type Runner = {
  readonly run: (program: Program, heard: Heard) => void;
  readonly stop: () => void;
  readonly close: () => void;
};

/** Opens the frame at the end of an element. Null if the browser does not isolate it, or it does not answer. */
export async function openRunner(place: Element, setup: Setup): Promise<Runner | null> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Runs your code';
  frame.src = '/frame/runner';
  const { port1: port, port2: theirs } = new MessageChannel();
  let heard: Heard | null = null;
  const answered = new Promise<boolean>((resolve) => {
    const wait = setTimeout(() => resolve(false), runLimits.frame);
    port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const report = readReport(data);
      if (report?.kind === 'ready' || report?.kind === 'refused') {
        clearTimeout(wait);
        resolve(report.kind === 'ready');
      } else if (report && heard) tell(heard, report);
    });
  });
  port.start();
  // Its origin cannot be named: it is an opaque one.
  frame.addEventListener('load', () => frame.contentWindow?.postMessage(setup, '*', [theirs]), {
    once: true,
  });
  place.append(frame);
  const send = (order: Order) => port.postMessage(order);
  const close = () => {
    port.close();
    frame.remove();
  };
  if (!(await answered)) {
    close();
    return null;
  }
  return {
    run(program, listener) {
      heard = listener;
      send({ kind: 'run', ...program });
    },
    stop: () => send({ kind: 'stop' }),
    close,
  };
}

function tell(heard: Heard, report: Report): void {
  if (report.kind === 'started') heard.started();
  if (report.kind === 'printed') heard.printed(report.text, report.isError);
  if (report.kind === 'tested') heard.tested?.(report.at, report.saw);
  if (report.kind === 'repository') heard.left?.(report);
  if (report.kind === 'ended') heard.ended(report.ending);
}
