import { startScript } from './precache.ts';

/** With what the assistant knows besides, which those need who ask. */
const exerciseFile =
  /^\/assets\/pages-\w+\/(?:exercises\/[\w-]+\/[\w-]+|more-answers\/\w+|requirements)\.json$/;

export function isExercise(path: string): boolean {
  return exerciseFile.test(path) || startScript.test(path.slice(1));
}

/** Answers from the device, or from the server, and then keeps the exercise with the version of the site. */
export async function answerExercise(request: Request, cacheName: string): Promise<Response> {
  const stored = await caches.match(request);
  if (stored) return stored;
  const response = await fetch(request);
  // A full disk must not keep the exercise from being opened.
  if (response.ok)
    await caches
      .open(cacheName)
      .then((cache) => cache.put(request, response.clone()))
      .catch(() => {});
  return response;
}
