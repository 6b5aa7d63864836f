/** How long a reader waits, in milliseconds, for a page that can be shown from its data instead. */
const patience = 3000;

/**
 * The server's page, finished and read before any script has run, where it comes in time and is of this build. Null
 * where it does not: the server may be out of reach, and may have a newer build already.
 */
export async function readOnline(request: Request, build: string): Promise<Response | null> {
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, patience, null);
  });
  const response = await Promise.race([fetch(request).catch(() => null), late]);
  if (!response?.ok || !response.body) return null;
  // The first line says which build it is; all else goes on to the reader as it comes.
  const [head, whole] = response.body.tee();
  const reader = head.getReader();
  const first = await Promise.race([reader.read().catch(() => null), late]);
  void reader.cancel();
  if (new TextDecoder().decode(first?.value).includes(`data-build="${build}"`))
    return new Response(whole, { headers: response.headers });
  void whole.cancel();
  return null;
}
