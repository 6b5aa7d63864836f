/** In milliseconds. */
const patience = 3000;

/** The server's finished page, if it comes in time and is of this build; otherwise null. */
export async function fetchCurrent(request: Request, build: string): Promise<Response | null> {
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, patience, null);
  });
  const response = await Promise.race([fetch(request).catch(() => null), late]);
  if (!response?.ok || !response.body) return null;
  // The first line names the build; the rest streams to the reader.
  const [head, whole] = response.body.tee();
  const reader = head.getReader();
  const first = await Promise.race([reader.read().catch(() => null), late]);
  void reader.cancel();
  if (new TextDecoder().decode(first?.value).includes(`data-build="${build}"`))
    return new Response(whole, { headers: response.headers });
  void whole.cancel();
  return null;
}
