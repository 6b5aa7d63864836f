/**
 * Shows a toast; the toast library is fetched with the first one. Says whether it could be: where it could not, the page
 * has to say it.
 */
export async function notify(kind: 'success' | 'error', message: string): Promise<boolean> {
  const toaster = await import('./toaster.tsx').catch(() => null);
  toaster?.showToast(kind, message);
  return toaster !== null;
}
