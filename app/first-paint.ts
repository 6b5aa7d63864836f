// Runs before the first paint, so that the theme and the session show without a flash. Without imports, it stays a
// classic script.
{
  const page = document.documentElement;
  try {
    const chosen = localStorage.getItem('theme');
    if (chosen === 'light' || chosen === 'dark') page.dataset['theme'] = chosen;
    // Links for learners show from the start, and links for guests never do.
    page.toggleAttribute('data-logged-in', localStorage.getItem('loggedUser') !== null);
    // Reserves the space that the record took at this width the last time.
    const [width, room] = (localStorage.getItem(`room:${location.pathname}`) ?? '').split(' ');
    if (Number(width) === innerWidth) page.style.setProperty('--room', `${room}px`);
    // Home counts paragraphs. Earlier builds stored only that there is a record.
    const isKnown = localStorage.getItem('journal-changed') !== null;
    page.style.setProperty('--home-room', localStorage.getItem('home-room') ?? (isKnown ? '1' : '0'));
  } catch {
    // If the browser blocks storage, nothing was chosen and nobody is logged in.
  }
  // The page's scripts do not move a reader who has already scrolled.
  for (const gesture of ['wheel', 'touchmove', 'keydown']) {
    window.addEventListener(gesture, () => (page.dataset['moved'] = ''), { once: true, passive: true });
  }
  // For a link to the videos, they open as soon as they are parsed, before they are painted.
  if (/^#video(s|\d+)$/.test(location.hash)) {
    const reading = new MutationObserver(() => {
      const videos = document.querySelector<HTMLDetailsElement>('.videos > details');
      if (!videos) return;
      videos.open = true;
      reading.disconnect();
    });
    reading.observe(page, { childList: true, subtree: true });
  }
  // A script that is requested twice still runs once.
  const start = () => {
    for (const script of page.dataset['scripts']?.split(' ') ?? []) void import(/* @vite-ignore */ script);
  };
  // A browser that reports its paint does so within a tenth of a second, before this.
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start, 100)));
  const onceLoaded = () => (document.hidden ? start() : afterPaint());
  const atLatest = () => setTimeout(start, 1000);
  if ('shell' in page.dataset) document.addEventListener('DOMContentLoaded', start);
  else {
    // Scripts are requested once the text is painted. Not every browser reports that, and pages in the background are
    // not painted, so other signs count too.
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    window.addEventListener('load', onceLoaded, { once: true });
    document.addEventListener('DOMContentLoaded', atLatest, { once: true });
    for (const input of ['pointerdown', 'touchstart', 'keydown']) {
      window.addEventListener(input, start, { once: true, passive: true });
    }
  }
}
