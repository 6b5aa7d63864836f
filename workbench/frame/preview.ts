import type { Report } from '../messages.ts';
import { makeStopwatches } from '../stopwatches.ts';
import type { PreviewPage } from '../page/open-preview.ts';
import { addLibrary, mountComponent } from './add-library.ts';
import { makeLoopGuard } from './ask-loops.ts';
import { formatValues } from './format-values.ts';
import { guardName, guardPage } from './guard-loops.ts';
import { settle } from './settle.ts';
import { testPage } from './test-page.ts';

/** The frame that shows a learner's page, with an origin of its own as the one that starts workers. */
addEventListener('message', ({ data, source, ports: [port] }: MessageEvent<PreviewPage>) => {
  if (source !== parent || !port) return;
  let printed = '';
  const send = (report: Report) => {
    if (report.kind === 'printed' && !report.isError) printed += report.text;
    port.postMessage(report);
  };
  if (self.origin !== 'null') return send({ kind: 'refused' });
  send({ kind: 'started' });
  closeCalls();
  document.open();
  const warn = listen(send);
  Object.assign(globalThis, { [guardName]: makeLoopGuard((why) => warn([why])) });
  const { html, library, component, parent: around, tests = [] } = data;
  if (library) addLibrary(library);
  document.write(guardPage(html));
  document.close();
  const mounted = component === undefined ? null : mountComponent(component, around);
  const drawn = library ? Promise.resolve(mounted).then(settle) : null;
  if (tests.length > 0) void testPage({ tests, show, readPrinted: () => printed, send, drawn });
});

/** Chromium has no policy for WebRTC. An empty frame inside the page still has its own constructor. */
function closeCalls(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection'])
    Reflect.deleteProperty(globalThis, name);
}

/** Writing the page removes listeners, so these come after it has been opened. */
function listen(send: (report: Report) => void) {
  const print = (isError: boolean) => (values: readonly unknown[]) =>
    send({ kind: 'printed', text: `${formatValues(values, show)}\n`, isError });
  const [say, warn] = [print(false), print(true)];
  for (const name of ['log', 'info', 'debug', 'table', 'dir'] as const) console[name] = (...all) => say(all);
  for (const name of ['warn', 'error', 'trace'] as const) console[name] = (...all) => warn(all);
  Object.assign(
    console,
    makeStopwatches(
      (text) => say([text]),
      () => performance.now(),
    ),
  );
  addEventListener('error', ({ message, lineno }) => {
    if (message) warn([lineno > 0 ? `${message} (line ${lineno})` : message]);
  });
  addEventListener('unhandledrejection', ({ reason }) => warn([`Uncaught ${show(reason)}`]));
  return warn;
}

function show(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Element) return `<${value.tagName.toLowerCase()}>`;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}
