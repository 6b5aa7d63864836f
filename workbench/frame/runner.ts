import type { Ending, Order, Report, Setup } from '../messages.ts';
import { type Run, runProgram } from './run-program.ts';

/** The frame that starts workers, with an origin of its own by a header. Without that header, it runs nothing. */
addEventListener('message', ({ data, source, ports: [port] }: MessageEvent<Setup>) => {
  if (source !== parent || !port) return;
  const send = (report: Report) => port.postMessage(report);
  if (self.origin !== 'null') return send({ kind: 'refused' });
  port.addEventListener('message', follow(data, send));
  port.start();
  send({ kind: 'ready' });
});

function follow({ boot, files, keeps }: Setup, send: (report: Report) => void) {
  const script = URL.createObjectURL(new Blob([boot], { type: 'text/javascript' }));
  let worker: Worker | null = null;
  let run: Run | null = null;
  let isStarted = false;
  const start = () => {
    const started = new Worker(script);
    started.postMessage(files, []);
    return started;
  };
  const tell = (report: Report) => {
    isStarted ||= report.kind === 'started';
    send(report);
  };
  const end = (ending: Ending) => {
    if (!keeps || !isStarted || ending.how === 'stopped') {
      worker?.terminate();
      worker = null;
    }
    run = null;
    isStarted = false;
    send({ kind: 'ended', ending });
  };
  return ({ data }: MessageEvent<Order>) => {
    run?.stop('learner');
    if (data.kind === 'stop') return;
    worker ??= start();
    const { code, input, setup, tests } = data;
    run = runProgram(worker, { code, input, setup, tests }, { send: tell, end });
  };
}
