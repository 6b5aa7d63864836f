/**
 * A newer build may have replaced a missing file, so the document is loaded. Finished HTML stays as it is; other pages
 * throw, so that the reader sees an error.
 */
export async function loadDocument(): Promise<never> {
  const [loaded] = performance.getEntriesByType('navigation');
  if (loaded && new URL(loaded.name).pathname !== location.pathname) location.reload();
  else if ('shell' in document.documentElement.dataset) throw new Error('What this page shows is not here.');
  return new Promise(() => {});
}
