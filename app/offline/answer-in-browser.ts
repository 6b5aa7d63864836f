import type { LibraryFiles } from '#content/roadmap.ts';
import { unpackGoals } from '#content/shapes/pack-goals.ts';
import { answerRequest } from '#replies/answer-request.ts';
import { type Library, makeLibrary } from '#replies/library.ts';
import { readRequest } from '#replies/request.ts';
import { readToday } from '#wording/dates.ts';

import type { OfflineAnswer, OfflineQuestion } from './answer-offline.ts';

/** Runs in a worker, as reading all roadmaps would block the page. */
let library: Promise<Library> | undefined;

addEventListener('message', ({ data, ports }: MessageEvent<OfflineQuestion>) => {
  const [port] = ports;
  void answer(data).then((answered) => port?.postMessage(answered));
});

async function answer({ form, files }: OfflineQuestion): Promise<OfflineAnswer> {
  const request = readRequest(form, readToday());
  if ('refused' in request) return { refused: request.refused };
  try {
    library ??= loadLibrary(files);
    return answerRequest(await library, request);
  } catch (error) {
    library = undefined;
    return { failed: String(error) };
  }
}

async function loadLibrary({ roadmaps, ...others }: LibraryFiles): Promise<Library> {
  return makeLibrary({
    roadmaps: await Promise.all(roadmaps.map(fetchJson)),
    names: await fetchJson(others.names),
    questions: await fetchJson(others.questions),
    errors: await fetchJson(others.errors),
    contrasts: await fetchJson(others.contrasts),
    answers: (await Promise.all(others.answers.map(fetchAnswers))).flat(),
    careers: await fetchJson(others.careers),
    // Stored once a plan was asked for: without them, a plan names no parts of the learner's thing.
    requirements: await fetchJson(others.requirements).catch(() => []),
    goals: unpackGoals(await fetchJson(others.goals)),
    wishes: await fetchJson(others.wishes),
  });
}

/** Those about other topics than those of the quick paths are stored once something was asked: without them, a topic answers by its text. */
async function fetchAnswers(file: string, at: number) {
  return at === 0 ? fetchJson(file) : fetchJson(file).catch(() => []);
}

async function fetchJson(file: string) {
  return (await fetch(file)).json();
}
