import type { Report } from '../messages.ts';

/** The learner's code may replace the worker's own function. */
const post = self.postMessage.bind(self);

let printed = '';
let isSilent = false;

export function report(message: Report): void {
  if (message.kind === 'printed' && !message.isError) printed += message.text;
  if (message.kind !== 'printed' || !isSilent) post(message);
}

/** What has been printed since the last call, without errors. */
export function takePrinted(): string {
  const taken = printed;
  printed = '';
  return taken;
}

/** What tests print is not the learner's output. */
export function silencePrinting(silent: boolean): void {
  isSilent = silent;
}
