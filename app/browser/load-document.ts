/**
 * For when a page inside the app lacks something: a newer build may have replaced this one, so the document is
 * loaded. A document that is finished HTML stays as it is; one that is not throws, so that its reader hears of it.
 */
export async function loadDocument(): Promise<never> {
  const [loaded] = performance.getEntriesByType('navigation');
  if (loaded && new URL(loaded.name).pathname !== location.pathname) location.reload();
  else if ('shell' in document.documentElement.dataset) throw new Error('What this page shows is not here.');
  return new Promise(() => {});
}
