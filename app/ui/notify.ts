/** Shows a toast. False when its script is not available, and the page has to say it. */
export async function notify(kind: 'success' | 'error', message: string): Promise<boolean> {
  const toaster = await import('./toaster.tsx').catch(() => null);
  toaster?.showToast(kind, message);
  return toaster !== null;
}
