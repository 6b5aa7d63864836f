import { listAnswerFiles } from '#content/answers/answer-parts.ts';
import type { LibraryFiles } from '#content/roadmap.ts';
import type { Ask, AskAnswer } from '#contract/assistant.ts';

import { findPageFile } from '../browser/fetch-page-data.ts';
import { readPageData } from '../browser/page-data.ts';
import { trustScript } from './own-script.ts';

export type OfflineQuestion = { readonly form: Ask; readonly files: LibraryFiles };
export type OfflineAnswer =
  | Pick<AskAnswer, 'letter' | 'meaning' | 'plan'>
  | { readonly refused: string }
  | { readonly failed: string };

let starting: Promise<Worker> | undefined;

/** The built-in assistant's reply, written in this browser. */
export async function answerOffline(form: Ask): Promise<OfflineAnswer> {
  const { roadmaps } = await readPageData('assistant', '/ai');
  const worker = await (starting ??= startWorker());
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<OfflineAnswer>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    worker.addEventListener('error', ({ message }) => resolve({ failed: message }), { once: true });
  });
  port1.start();
  const files = {
    roadmaps: roadmaps.map(findPageFile),
    names: findPageFile('/names'),
    questions: findPageFile('/questions'),
    errors: findPageFile('/errors'),
    contrasts: findPageFile('/contrasts'),
    answers: listAnswerFiles(roadmaps.map((path) => path.slice('/language/'.length))).map(findPageFile),
    careers: findPageFile('/careers'),
    goals: findPageFile('/all-goals'),
    wishes: findPageFile('/wishes'),
    requirements: findPageFile('/requirements'),
  };
  worker.postMessage({ form, files } satisfies OfflineQuestion, [port2]);
  return answered;
}

async function startWorker(): Promise<Worker> {
  const { default: file } = await import('./answer-in-browser.ts?worker&url');
  return new Worker(trustScript(file));
}
