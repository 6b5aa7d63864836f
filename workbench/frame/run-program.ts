import { runLimits } from '../limits.ts';
import { type Ending, type Program, readReport, type Report, type StopReason } from '../messages.ts';
import { collectOutput } from './collect-output.ts';

export type Run = { readonly stop: (why: StopReason) => void };

/** Runs a program in a worker and watches it. `end` is called once; the worker still runs if it has to be stopped. */
export function runProgram(
  worker: Worker,
  program: Program,
  told: { readonly send: (report: Report) => void; readonly end: (ending: Ending) => void },
): Run {
  const output = collectOutput(told.send);
  const listening = new AbortController();
  const { signal } = listening;
  let silence = 0;
  let whole = setTimeout(() => end({ how: 'stopped', why: 'start' }), runLimits.start);
  const waitForOutput = () => {
    clearTimeout(silence);
    silence = Number(setTimeout(() => end({ how: 'stopped', why: 'silence' }), runLimits.silence));
  };
  const end = (ending: Ending) => {
    listening.abort();
    clearTimeout(silence);
    clearTimeout(whole);
    output.flush();
    told.end(ending);
  };
  const hear = ({ data }: MessageEvent<unknown>) => {
    const report = readReport(data);
    if (report?.kind === 'started') {
      clearTimeout(whole);
      whole = setTimeout(() => end({ how: 'stopped', why: 'run' }), runLimits.run);
      waitForOutput();
      told.send(report);
    }
    if (report?.kind === 'printed') {
      waitForOutput();
      if (!output.print(report)) end({ how: 'stopped', why: 'output' });
    }
    if (report?.kind === 'tested' || report?.kind === 'repository') {
      waitForOutput();
      told.send(report);
    }
    if (report?.kind === 'ended') end(report.ending);
  };
  const fail = (event: ErrorEvent) => {
    event.preventDefault();
    end({ how: 'failed', message: event.message || 'The runtime ended unexpectedly.', line: null });
  };
  worker.addEventListener('message', hear, { signal });
  worker.addEventListener('error', fail, { signal });
  worker.postMessage(program, []);
  return { stop: (why) => end({ how: 'stopped', why }) };
}
