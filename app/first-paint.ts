// Runs before the first paint, so that a chosen theme shows without a flash. It imports nothing, and so stays a classic script.
{
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['theme'] = chosen;
}
