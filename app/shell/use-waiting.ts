import { useEffect } from 'react';
import { type Location, useLocation } from 'react-router';

/** How long a page may take to come before it is said that it is on its way, in milliseconds. */
const patience = 120;

let shown: Location | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says that another page is on its way, by a line at the top and in words, while the one before it still stands. */
export function useWaiting(): void {
  const location = useLocation();
  // A rendering that waits for its page is put aside before its effects: only that it began is known.
  begin(location);
  useEffect(() => {
    shown = location;
    end();
    // The way back to the page that still stands changes nothing in it.
    const leave = () => window.location.pathname === location.pathname && end();
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [location]);
}

function begin(location: Location): void {
  if (shown === null || shown === location) return;
  clearTimeout(timer);
  timer = setTimeout(() => tell(true), patience);
}

function end(): void {
  clearTimeout(timer);
  tell(false);
}

function tell(isWaiting: boolean): void {
  document.documentElement.toggleAttribute('data-waiting', isWaiting);
  const words = document.getElementById('waiting');
  if (words) words.textContent = isWaiting ? 'One moment...' : '';
}
