/** Whether a topic's heading is at the top of the window and current in the sidebar. Runs in the page. */
export function isAtTopic(slug: string): true | string {
  const top = document.querySelector(`[id="${slug}"] :is(h2, h3)`)?.getBoundingClientRect().top ?? -1;
  const current = document.querySelector('nav [aria-current="location"]')?.getAttribute('href');
  return (top >= 0 && top <= 120 && current === `#${slug}`) || `heading at ${top} px, at ${current}`;
}

/** Whether a topic is being read. Runs in the page. */
export function isReading(slug: string): true | string {
  const current = document.querySelector('nav [aria-current="location"]')?.getAttribute('href');
  return current === `#${slug}` || `at ${current}`;
}

/** Whether the page's scripts run. Runs in the page. */
export function isInteractive(): true | string {
  return document.querySelector('.theme-switch:not(:disabled)') !== null || 'its buttons are disabled';
}

/** Whether the browser can open every page without a network. The answer arrives later, for the next call. Runs in the page. */
export function isStored(): true | string {
  const { dataset } = document.documentElement;
  navigator.serviceWorker.getRegistration().then(
    (registration) => (dataset['kept'] = registration?.active?.state ?? 'not yet'),
    (error) => (dataset['kept'] = String(error)),
  );
  return dataset['kept'] === 'activated' || (dataset['kept'] ?? 'not asked yet');
}
