// Runs before the first paint, so that a chosen theme and who is there show without a flash. It imports nothing, and so stays a classic script.
{
  const page = document.documentElement;
  try {
    const chosen = localStorage.getItem('theme');
    if (chosen === 'light' || chosen === 'dark') page.dataset['theme'] = chosen;
    // What is for learners only shows from the start, and what is for guests never does.
    page.toggleAttribute('data-logged-in', localStorage.getItem('loggedUser') !== null);
    // What the record adds to a page comes later: as much room as it took at this width the last time is kept free.
    const [width, room] = (localStorage.getItem(`room:${location.pathname}`) ?? '').split(' ');
    if (Number(width) === innerWidth) page.style.setProperty('--room', `${room}px`);
    // Home knows it by paragraphs. Builds that did not count them left only a sign that there is a record.
    const isKnown = localStorage.getItem('journal-changed') !== null;
    page.style.setProperty('--home-room', localStorage.getItem('home-room') ?? (isKnown ? '1' : '0'));
  } catch {
    // Where a browser forbids sites to keep anything, nothing was chosen, and nobody is logged in.
  }
  // The page's scripts leave a reader alone who was on the way before they came.
  for (const gesture of ['wheel', 'touchmove', 'keydown']) {
    window.addEventListener(gesture, () => (page.dataset['moved'] = ''), { once: true, passive: true });
  }
  // Whoever comes for the videos finds them open: they open as soon as they are read, which is before they are painted.
  if (/^#video(s|\d+)$/.test(location.hash)) {
    const reading = new MutationObserver(() => {
      const videos = document.querySelector<HTMLDetailsElement>('.videos > details');
      if (!videos) return;
      videos.open = true;
      reading.disconnect();
    });
    reading.observe(page, { childList: true, subtree: true });
  }
  // Asked for twice, a script still runs once.
  const start = () => {
    for (const script of page.dataset['scripts']?.split(' ') ?? []) void import(/* @vite-ignore */ script);
  };
  // A browser that reports its paint does so within a tenth of a second, and then the report comes first.
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start, 100)));
  const onceLoaded = () => (document.hidden ? start() : afterPaint());
  const atLatest = () => setTimeout(start, 1000);
  if ('shell' in page.dataset) document.addEventListener('DOMContentLoaded', start);
  else {
    // A page is read before it is used: its scripts are asked for once its text has been painted. Not every browser
    // reports that, and a page in the background is not painted at all, so other signs count too.
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    window.addEventListener('load', onceLoaded, { once: true });
    document.addEventListener('DOMContentLoaded', atLatest, { once: true });
    for (const input of ['pointerdown', 'touchstart', 'keydown']) {
      window.addEventListener(input, start, { once: true, passive: true });
    }
  }
}
