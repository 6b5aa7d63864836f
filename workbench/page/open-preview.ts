import { runLimits } from '../limits.ts';
import type { LoadedLibrary } from '../page-libraries.ts';
import { type Ending, readReport } from '../messages.ts';

export type PreviewHeard = {
  readonly shown: (isShown: boolean) => void;
  readonly printed: (text: string, isError: boolean) => void;
  /** If there are tests: what each saw, null if it passes, and when all have run. */
  readonly tested?: (at: number, saw: string | null) => void;
  readonly ended?: (ending: Ending) => void;
};

export type PreviewPage = {
  readonly html: string;
  readonly component?: string | undefined;
  readonly parent?: string | undefined;
  readonly library?: LoadedLibrary | undefined;
  /** Expressions that see the names of the page's scripts. They run once it has loaded. */
  readonly tests?: readonly string[];
};

/** Shows a page in a new frame, in place of what the element held. What the page may say is limited. */
export function openPreview(
  place: Element,
  page: PreviewPage,
  heard: PreviewHeard,
): { readonly close: () => void } {
  const frame = document.createElement('iframe');
  frame.title = 'Your page';
  frame.src = '/frame/preview';
  const { port1: port, port2: theirs } = new MessageChannel();
  let room: number = runLimits.output;
  const wait = setTimeout(() => heard.shown(false), runLimits.frame);
  const close = () => {
    clearTimeout(wait);
    port.close();
    frame.remove();
  };
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const report = readReport(data);
    if (report?.kind === 'started' || report?.kind === 'refused') {
      clearTimeout(wait);
      heard.shown(report.kind === 'started');
      if (report.kind === 'refused') close();
    }
    if (report?.kind === 'tested') heard.tested?.(report.at, report.saw);
    if (report?.kind === 'ended') heard.ended?.(report.ending);
    if (report?.kind !== 'printed') return;
    heard.printed(report.text.slice(0, room), report.isError);
    room -= Math.max(1, report.text.length);
    if (room <= 0) port.close();
  });
  port.start();
  frame.addEventListener('load', () => frame.contentWindow?.postMessage(page, '*', [theirs]), {
    once: true,
  });
  place.replaceChildren(frame);
  return { close };
}
