// Runs before the first paint, so that a chosen theme shows without a flash. It imports nothing, and so stays a classic script.
{
  const page = document.documentElement;
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') page.dataset['theme'] = chosen;
  // A page is read before it is used: its script is asked for once its text has been painted.
  const start = () => import(/* @vite-ignore */ `${page.dataset['entry']}`);
  new PerformanceObserver(() => void start()).observe({ type: 'paint', buffered: true });
}
