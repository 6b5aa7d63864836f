// Runs before the first paint, so that a chosen theme shows without a flash. It imports nothing, and so stays a classic script.
{
  const page = document.documentElement;
  try {
    const chosen = localStorage.getItem('theme');
    if (chosen === 'light' || chosen === 'dark') page.dataset['theme'] = chosen;
  } catch {
    // Where a browser forbids sites to keep anything, nothing was chosen.
  }
  // A page is read before it is used: its scripts are asked for once its text has been painted.
  const start = () => {
    for (const script of page.dataset['scripts']?.split(' ') ?? []) void import(/* @vite-ignore */ script);
  };
  if ('shell' in page.dataset) document.addEventListener('DOMContentLoaded', start);
  else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
}
