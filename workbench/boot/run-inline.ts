/** Runs a script in the page as if it was written there, so that errors have its lines. It leaves no element behind. */
export function runInline(text: string, type = ''): void {
  const script = document.createElement('script');
  script.type = type;
  script.textContent = text;
  document.head.append(script);
  script.remove();
}
