/**
 * For what a page inside the app lacks: the page itself is asked for, as a newer build may have taken this one's
 * place. A page that came whole stays as it is: finished, and only not answering yet. Throws where it did not come finished, so that its reader is told.
 */
export async function loadDocument(): Promise<never> {
  const [loaded] = performance.getEntriesByType('navigation');
  if (loaded && new URL(loaded.name).pathname !== location.pathname) location.reload();
  else if ('shell' in document.documentElement.dataset) throw new Error('What this page shows is not here.');
  return new Promise(() => {});
}
