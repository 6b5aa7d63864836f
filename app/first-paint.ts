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
    // What is for learners with a record shows from the start. Early builds stored only that there is one.
    const known = localStorage.getItem('home-room') ?? localStorage.getItem('journal-changed') ?? '0';
    page.toggleAttribute('data-returning', known !== '0');
    page.toggleAttribute('data-chatting', sessionStorage.getItem('chat') !== null);
  } catch {
    // If the browser blocks storage, nothing was chosen and nobody is logged in.
  }
  // The page's scripts do not move a reader who has already scrolled.
  for (const gesture of ['wheel', 'touchmove', 'keydown']) {
    window.addEventListener(gesture, () => (page.dataset['moved'] = ''), { once: true, passive: true });
  }
  // A link in a menu or a sheet closes it, also before hydration.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('[popover] a') : null;
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
  });
  // Chapters that are folded on this device, and the videos for a link to them, are so as soon as they are parsed,
  // before they are painted.
  const isNarrow = matchMedia('(max-width: 59.99rem)').matches;
  let folded: string | null = null;
  try {
    folded = localStorage.getItem(`folded:${location.pathname}`);
  } catch {
    // If the browser blocks storage, nothing was folded.
  }
  const seen = new Set<Element>();
  const foldParsed = () => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>(
      '.chapter > details, .videos > details',
    )) {
      if (seen.has(part)) continue;
      seen.add(part);
      const [, number] = part.parentElement?.id.split('-') ?? [];
      if (number === undefined) part.open = /^#video(s|\d+)$/.test(location.hash);
      else if (folded?.split(' ').includes(number) ?? (isNarrow && number !== '1')) part.open = false;
    }
  };
  if (/^\/language\/./.test(location.pathname)) {
    // What the address filters is not painted before it is filtered.
    const isFiltered = /[?&](view|show|level|importance|minutes)=/.test(location.search);
    page.toggleAttribute('data-filtering', isFiltered);
    const reading = new MutationObserver(foldParsed);
    reading.observe(page, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', () => {
      foldParsed();
      reading.disconnect();
    });
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
