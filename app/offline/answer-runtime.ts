/** Not one of the caches of a version of the site: a runtime stays on the device when the site changes. */
const cacheName = 'runtimes';
const runtimeFile = /^(\/runtimes\/[\w-]+\/)[^/]+\//;

export function isRuntimeFile(path: string): boolean {
  return runtimeFile.test(path);
}

/** Answers from the device, or from the server, and then keeps the file, since its address has its version. */
export async function answerRuntime(
  request: Request,
  keep: (done: Promise<void>) => void,
): Promise<Response> {
  const stored = await caches.match(request, { cacheName });
  if (stored) return stored;
  const answer = await fetch(request);
  if (answer.ok) keep(storeFile(request, answer.clone()));
  return answer;
}

/** Removes other versions of the runtime. A full disk stores nothing, and the file comes from the server again. */
async function storeFile(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  const [folder = '', name = ''] = runtimeFile.exec(new URL(request.url).pathname) ?? [];
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith(name) && !pathname.startsWith(folder)) await cache.delete(url);
  }
  await cache.put(request, answer).catch(() => {});
}
