/** Shows a toast; the toast library is fetched with the first one. */
export async function notify(kind: 'success' | 'error', message: string): Promise<void> {
  const { showToast } = await import('./toaster.tsx');
  showToast(kind, message);
}
