import { useEffect } from 'react';
import { type Location, useLocation } from 'react-router';

/** In milliseconds. */
const patience = 120;

let shown: Location | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Announces a page that takes longer to load, while the last one is still shown. */
export function useWaiting(): void {
  const location = useLocation();
  // A suspended render has no effects: only its start is known.
  begin(location);
  useEffect(() => {
    shown = location;
    end();
    // Going back to the shown page renders nothing.
    const leave = () => window.location.pathname === location.pathname && end();
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [location]);
}

function begin(location: Location): void {
  if (shown === null || shown === location) return;
  clearTimeout(timer);
  timer = setTimeout(() => show(true), patience);
}

function end(): void {
  clearTimeout(timer);
  show(false);
}

function show(isWaiting: boolean): void {
  document.documentElement.toggleAttribute('data-waiting', isWaiting);
  const words = document.getElementById('waiting');
  if (words) words.textContent = isWaiting ? 'One moment...' : '';
}
